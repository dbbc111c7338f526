import { expect, test } from "vitest";
import { decideInvite, decideLostRace, decideTakenUp } from "./invite.ts";

test("an invitation is open, or was used, or its link is not valid, and no fourth thing is told [R-091] [R-092] [CD-142]", () => {
  expect(decideInvite("active")).toBe("open");
  expect(decideInvite("used")).toBe("invite.already_confirmed");
  for (const status of ["expired", "cancelled", undefined] as const) expect(decideInvite(status)).toBe("link.invalid");
});

test("taking an invitation up ends it, or says that somebody was faster, or that the link is not valid [R-091]", () => {
  expect(decideTakenUp("accepted")).toBe("accepted");
  expect(decideTakenUp("used")).toBe("invite.already_confirmed");
  for (const outcome of ["cancelled", "expired", "registered", "other_account", "unknown"] as const)
    expect(decideTakenUp(outcome)).toBe("link.invalid");
});

test("whoever finds that their address has an account by now used the invitation themselves, or has another one [R-091]", () => {
  expect(decideLostRace("used")).toBe("invite.already_confirmed");
  for (const status of ["active", "expired", "cancelled", undefined] as const) expect(decideLostRace(status)).toBe("sign_up.email_in_use");
});
