import { isEmail } from "@emdia/contract/identity/email.ts";
import { PASSWORD_MIN_LENGTH } from "@emdia/contract/limits.ts";

export type TypedCredentials = { readonly email: string; readonly password: string };
export type CredentialFaults = {
  readonly email?: "emailRequired" | "emailInvalid" | undefined;
  readonly password?: "passwordRequired" | "passwordShort" | undefined;
};

const emailFault = (email: string): CredentialFaults["email"] => {
  if (email.trim() === "") return "emailRequired";
  return isEmail(email) ? undefined : "emailInvalid";
};
const passwordFault = (password: string): CredentialFaults["password"] => {
  if (password === "") return "passwordRequired";
  return password.length < PASSWORD_MIN_LENGTH ? "passwordShort" : undefined;
};

/** What is wrong with what somebody typed, by the key of its text. */
export const faultsIn = ({ email, password }: TypedCredentials): CredentialFaults => ({
  email: emailFault(email),
  password: passwordFault(password),
});
