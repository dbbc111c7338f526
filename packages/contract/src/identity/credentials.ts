import * as z from "zod/mini";
import { PASSWORD_MIN_LENGTH } from "../limits.ts";

export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** What signing in asks for. It lives apart from the routes, so that the sign-in page carries no other schema. */
export const Credentials = z.object({
  email,
  password: z.string().check(z.minLength(PASSWORD_MIN_LENGTH), z.maxLength(200)),
  accountReactivationToken: z.optional(z.string().check(z.maxLength(200))),
});
