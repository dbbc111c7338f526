import { Credentials } from "@emdia/contract/identity/credentials.ts";
import * as z from "zod/mini";

export type TypedCredentials = { readonly email: string; readonly password: string };
export type CredentialFaults = {
  readonly email?: "emailRequired" | "emailInvalid";
  readonly password?: "passwordRequired" | "passwordShort";
};

/** What is wrong with what somebody typed, by the key of its text. The contract's schema decides; this says it. */
export const faultsIn = (typed: TypedCredentials): CredentialFaults => {
  const { error } = z.safeParse(Credentials, typed);
  const isWrong = (field: keyof TypedCredentials) => error?.issues.some(({ path }) => path[0] === field) === true;
  return {
    ...(isWrong("email") && { email: typed.email.trim() === "" ? "emailRequired" : "emailInvalid" }),
    ...(isWrong("password") && { password: typed.password === "" ? "passwordRequired" : "passwordShort" }),
  };
};
