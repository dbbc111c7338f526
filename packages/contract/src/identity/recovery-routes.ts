import * as z from "zod/mini";
import { Nothing } from "../list.ts";
import { routes } from "../route.ts";
import { email } from "./credentials.ts";
import { robotPass } from "./robot.ts";

const LINK_MAX_LENGTH = 200;
const Code = z.string().check(z.minLength(1), z.maxLength(LINK_MAX_LENGTH));
const Password = z.string().check(z.maxLength(200));
const ForEmail = z.object({ email, robotPass });

/** Purpose of an e-mailed action link. */
export const actionModes = ["verifyEmail", "resetPassword"] as const;
export type ActionMode = (typeof actionModes)[number];

const forgot = {
  permission: "public",
  summary: "Sends a password reset link; the response does not reveal whether the e-mail is known",
  body: ForEmail,
  answer: Nothing,
  status: 204,
} as const;

export const recoveryRoutes = routes({
  "POST /authentication/password/forgot": forgot,
  "POST /auth/password-reset": forgot,
  "POST /authentication/password/reset": {
    permission: "public",
    summary: "Sets a new password with an e-mailed code and ends every session of the account",
    body: z.object({ oobCode: Code, password: Password, confirmPassword: Password }),
    answer: Nothing,
    status: 204,
    refusals: ["password.code_invalid", "password.confirmation_differs", "password.weak", "password.used_before", "password.busy"],
  },
  "POST /authentication/check-account-reactivation-token": {
    permission: "public",
    summary: "Checks an account reactivation link",
    body: z.object({ token: Code }),
    answer: z.object({ valid: z.literal(true), email: z.string() }),
    refusals: ["link.invalid"],
  },
  "POST /authentication/send-email-verification": {
    permission: "public",
    summary: "Sends an e-mail confirmation link; the response does not reveal whether the e-mail is known",
    body: ForEmail,
    answer: Nothing,
    status: 204,
  },
  "POST /authentication/action-code/check": {
    permission: "public",
    summary: "Returns purpose and e-mail of an e-mailed code",
    body: z.object({ oobCode: Code }),
    answer: z.object({ mode: z.enum(actionModes), email: z.string() }),
    refusals: ["link.invalid"],
  },
  "POST /authentication/action-code/apply": {
    permission: "public",
    summary: "Confirms the e-mail address of a code",
    body: z.object({ oobCode: Code }),
    answer: Nothing,
    status: 204,
    refusals: ["link.invalid"],
  },
});
