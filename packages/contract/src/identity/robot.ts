import * as z from "zod/mini";
import { Instant } from "../list.ts";
import { type Route, routes } from "../route.ts";

/**
 * Single-use robot pass. The server checks it for every route with this body field before the handler runs, so that no handler can omit the
 * check.
 */
export const robotPass = z.optional(z.string().check(z.maxLength(300)));

/** Whether the body of a route contains a robot pass. */
export const asksForPass = ({ body }: Pick<Route, "body">): boolean => body instanceof z.ZodMiniObject && "robotPass" in body.shape;

/** Supported captcha services; they share one protocol. */
export const robotServices = ["turnstile", "hcaptcha", "recaptcha"] as const;
export type RobotService = (typeof robotServices)[number];

/** Proof-of-work puzzle. */
export const Puzzle = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.int(),
  }),
  signature: z.string(),
});
export type Puzzle = z.output<typeof Puzzle>;

export const RobotChallenge = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("off") }),
  z.object({ kind: z.literal("altcha"), puzzle: Puzzle }),
  z.object({ kind: z.literal("service"), service: z.enum(robotServices), siteKey: z.string() }),
]);
export type RobotChallenge = z.output<typeof RobotChallenge>;

export const robotRoutes = routes({
  "GET /authentication/robot-challenge": {
    permission: "public",
    summary: "Returns the robot challenge for sign-in, links and account creation",
    answer: RobotChallenge,
  },
  "POST /authentication/recaptcha": {
    permission: "public",
    summary: "Exchanges a challenge response for a single-use pass; a secret in the request is ignored (CD-035)",
    body: z.object({
      response: z.string().check(z.minLength(1), z.maxLength(8_000)),
      secret: z.optional(z.string().check(z.maxLength(300))),
    }),
    answer: z.object({ pass: z.string(), expiresAt: Instant }),
    refusals: ["robot.not_confirmed", "robot.service_down"],
  },
});
