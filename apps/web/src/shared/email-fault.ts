import { isEmail } from "@emdia/contract/identity/email.ts";

export type EmailFault = "emailRequired" | "emailInvalid";

/** What is wrong with an e-mail as it was typed, by the key of its text. */
export const emailFault = (email: string): EmailFault | undefined => {
  if (email.trim() === "") return "emailRequired";
  return isEmail(email) ? undefined : "emailInvalid";
};
