import { isEmail } from "@emdia/contract/identity/email.ts";

export type EmailFault = "emailRequired" | "emailInvalid";

/** Fault of a typed e-mail, as the key of its text. */
export const emailFault = (email: string): EmailFault | undefined => {
  if (email.trim() === "") return "emailRequired";
  return isEmail(email) ? undefined : "emailInvalid";
};
