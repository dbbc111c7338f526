import * as z from "zod/mini";
import { Id, Instant } from "../list.ts";
import { routes } from "../route.ts";

export const OutboxMessage = z.object({
  id: Id,
  at: Instant,
  channel: z.enum(["email", "sms"]),
  recipient: z.string(),
  subject: z.nullable(z.string()),
  text: z.string(),
});
export const DemoLogin = z.object({ email: z.string(), password: z.string(), name: z.string(), who: z.string() });

/** Available in a demo only; elsewhere they return 404. */
export const demoRoutes = routes({
  "GET /demo/outbox": {
    permission: "public",
    summary: "Lists e-mails and text messages that were not sent, newest first",
    answer: z.array(OutboxMessage),
    refusals: ["demo.off"],
  },
  "GET /demo/logins": {
    permission: "public",
    summary: "Lists the accounts of the demo",
    answer: z.array(DemoLogin),
    refusals: ["demo.off"],
  },
});
