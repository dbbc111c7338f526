import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "../limits.ts";

export const PASSWORD_SPECIALS = "+-*@#$%!?";
export const PASSWORD_MIN_SPECIALS = 2;

const specialsIn = (password: string): number => [...password].filter((character) => PASSWORD_SPECIALS.includes(character)).length;

/** Rules for a new password, one strength point each, with the key of their text (CD-040, CD-041). */
export const passwordParts = [
  { errorKey: "password_length_error", holds: ({ length }: string) => length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH },
  { errorKey: "password_uppercase_error", holds: (password: string) => /[A-Z]/.test(password) },
  { errorKey: "password_lowercase_error", holds: (password: string) => /[a-z]/.test(password) },
  { errorKey: "password_special_error", holds: (password: string) => specialsIn(password) >= PASSWORD_MIN_SPECIALS },
  { errorKey: "password_number_error", holds: (password: string) => /[0-9]/.test(password) },
] as const;
export type PasswordErrorKey = (typeof passwordParts)[number]["errorKey"];

export const passwordErrors = (password: string): readonly PasswordErrorKey[] =>
  passwordParts.filter(({ holds }) => !holds(password)).map(({ errorKey }) => errorKey);

/** Characters that are not allowed in a password, each once: all except plain letters, digits and the nine specials. */
export const forbiddenCharacters = (password: string): readonly string[] => [
  ...new Set([...password].filter((character) => !/[A-Za-z0-9]/.test(character) && !PASSWORD_SPECIALS.includes(character))),
];

export const isPassword = (password: string): boolean =>
  passwordErrors(password).length === 0 && forbiddenCharacters(password).length === 0;

const STRONG_SCORE = passwordParts.length;
const LOW_MAX_SCORE = 2;
export type PasswordStrength = {
  readonly score: number;
  readonly level: "LOW" | "MEDIUM" | "STRONG";
  /** Width of the strength bar, in percent. */
  readonly value: 30 | 50 | 100;
};

export const passwordStrength = (password: string): PasswordStrength => {
  const score = STRONG_SCORE - passwordErrors(password).length;
  if (score === STRONG_SCORE) return { score, level: "STRONG", value: 100 };
  return score > LOW_MAX_SCORE ? { score, level: "MEDIUM", value: 50 } : { score, level: "LOW", value: 30 };
};
