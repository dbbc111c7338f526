import * as z from "zod/mini";
import { Instant } from "../list.ts";
import { type Route, routes } from "../route.ts";

/**
 * Proves that a person is asking. A body that carries this field is answered only with a pass that nobody has used yet: the
 * server looks at the door, so that no handler can forget it.
 */
export const robotPass = z.optional(z.string().check(z.maxLength(300)));

/** Whether a route asks for a pass: its body says so. */
export const asksForPass = ({ body }: Pick<Route, "body">): boolean => body instanceof z.ZodMiniObject && "robotPass" in body.shape;

/** Who else may be asked whether somebody is a person; all of them speak the same few words. */
export const robotServices = ["turnstile", "hcaptcha", "recaptcha"] as const;
export type RobotService = (typeof robotServices)[number];

/** A task that takes a browser a moment and the server nothing. */
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
    summary: "What a browser has to do before it may sign in, ask for a link or create an account",
    answer: RobotChallenge,
  },
  "POST /authentication/recaptcha": {
    permission: "public",
    summary: "Exchanges the answer to a challenge for a pass, once; a secret of the sender is ignored (CD-035)",
    body: z.object({
      response: z.string().check(z.minLength(1), z.maxLength(8_000)),
      secret: z.optional(z.string().check(z.maxLength(300))),
    }),
    answer: z.object({ pass: z.string(), expiresAt: Instant }),
    refusals: ["robot.not_confirmed", "robot.service_down"],
  },
});
