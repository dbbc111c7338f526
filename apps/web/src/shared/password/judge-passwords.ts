import {
  forbiddenCharacters,
  isPassword,
  type PasswordErrorKey,
  passwordErrors,
  passwordStrength,
} from "@emdia/contract/documents/password.ts";

export type TypedPasswords = { readonly password: string; readonly confirmation: string };
type Judged = {
  readonly strength: ReturnType<typeof passwordStrength> | null;
  /** A long password that only lacks kinds of characters. */
  readonly isPassphrase: boolean;
  readonly missing: readonly PasswordErrorKey[];
  readonly forbidden: readonly string[];
  readonly confirmation: "equal" | "different" | "untyped";
  readonly maySubmit: boolean;
};

const PASSPHRASE_MIN_LENGTH = 16;

const confirmed = ({ password, confirmation }: TypedPasswords): Judged["confirmation"] => {
  if (confirmation === "") return "untyped";
  return password === confirmation ? "equal" : "different";
};

/** Checks two typed passwords for display and submit. An empty password has no strength (CD-042). */
export const judge = (typed: TypedPasswords): Judged => {
  const { password } = typed;
  const confirmation = confirmed(typed);
  return {
    strength: password === "" ? null : passwordStrength(password),
    isPassphrase: password.length >= PASSPHRASE_MIN_LENGTH && passwordErrors(password).length > 0,
    missing: passwordErrors(password),
    forbidden: forbiddenCharacters(password),
    confirmation,
    maySubmit: isPassword(password) && confirmation === "equal",
  };
};
