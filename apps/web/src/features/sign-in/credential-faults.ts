import { PASSWORD_MIN_LENGTH } from "@emdia/contract/limits.ts";
import { type EmailFault, emailFault } from "../../shared/email-fault.ts";

export type TypedCredentials = { readonly email: string; readonly password: string };
export type CredentialFaults = {
  readonly email?: EmailFault | undefined;
  readonly password?: "passwordRequired" | "passwordShort" | undefined;
};

const passwordFault = (password: string): CredentialFaults["password"] => {
  if (password === "") return "passwordRequired";
  return password.length < PASSWORD_MIN_LENGTH ? "passwordShort" : undefined;
};

/** Faults of the credentials, as text keys. */
export const faultsIn = ({ email, password }: TypedCredentials): CredentialFaults => ({
  email: emailFault(email),
  password: passwordFault(password),
});
