import { forbiddenCharacters, isPassword } from "@emdia/contract/documents/password.ts";

export type NewPassword = { readonly password: string; readonly confirmPassword: string };
export type NewPasswordDecision = "accept" | "password.confirmation_differs" | "password.weak";

/** Checks that need no stored data. They run before any lookup, so that a typing error costs neither a hash nor an attempt. */
export const decideNewPassword = ({ password, confirmPassword }: NewPassword): NewPasswordDecision => {
  if (password !== confirmPassword) return "password.confirmation_differs";
  return forbiddenCharacters(password).length > 0 || !isPassword(password) ? "password.weak" : "accept";
};
