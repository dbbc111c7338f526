import { forbiddenCharacters, isPassword } from "@emdia/contract/documents/password.ts";

export type NewPasswordFacts = { readonly password: string; readonly confirmPassword: string; readonly usedBefore: boolean };
export type NewPasswordDecision = "accept" | "password.confirmation_differs" | "password.weak" | "password.used_before";

export const decideNewPassword = ({ password, confirmPassword, usedBefore }: NewPasswordFacts): NewPasswordDecision => {
  if (password !== confirmPassword) return "password.confirmation_differs";
  if (forbiddenCharacters(password).length > 0 || !isPassword(password)) return "password.weak";
  return usedBefore ? "password.used_before" : "accept";
};
