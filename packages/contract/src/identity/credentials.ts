import * as z from "zod/mini";
import { PASSWORD_MIN_LENGTH } from "../limits.ts";
import { EMAIL_MAX_LENGTH, emailPattern } from "./email.ts";
import { robotPass } from "./robot.ts";

export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX_LENGTH), z.email({ pattern: emailPattern }));

/** Input of the sign-in. */
export const Credentials = z.object({
  email,
  password: z.string().check(z.minLength(PASSWORD_MIN_LENGTH), z.maxLength(200)),
  accountReactivationToken: z.optional(z.string().check(z.maxLength(200))),
  robotPass,
});
