import { expect, test } from "vitest";
import * as z from "zod/mini";
import { jobKind } from "./job.ts";

test("a job name has the form module.verb-noun", () => {
  for (const name of ["mail.deliver-message", "platform.sweep-expired", "risk-schedule.renew-documents"]) {
    expect(jobKind(name, z.object({})).name).toBe(name);
  }
  for (const name of ["deliver", "mail.deliver", "mail.deliverMessage", "mail/deliver-message", "Mail.deliver-message", "a.b-c.d-e"]) {
    expect(() => jobKind(name, z.object({}))).toThrow("module.verb-noun");
  }
});
