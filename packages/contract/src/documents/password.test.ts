import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { forbiddenCharacters, isPassword, PASSWORD_SPECIALS, passwordErrors, passwordStrength } from "./password.ts";
import { NewPassword } from "./schemas.ts";

test("a new password has 8 to 20 characters [R-133]", () => {
  const withLength = (length: number) => "Ab1@#".padEnd(length, "c");
  expect([7, 8, 20, 21].map((length) => isPassword(withLength(length)))).toEqual([false, true, true, false]);
});

test("a new password needs an uppercase letter [R-134]", () => {
  expect(passwordErrors("abcdef1@#")).toEqual(["password_uppercase_error"]);
});

test("a new password needs a lowercase letter [R-135]", () => {
  expect(passwordErrors("ABCDEF1@#")).toEqual(["password_lowercase_error"]);
});

test("a new password needs a digit [R-136]", () => {
  expect(passwordErrors("Abcdefg@#")).toEqual(["password_number_error"]);
});

test("a new password needs two special characters [R-137]", () => {
  expect(passwordErrors("Abcdef12@")).toEqual(["password_special_error"]);
  expect(isPassword("Abcdef1@#")).toBe(true);
});

test("only nine special characters are allowed [R-138]", () => {
  expect(PASSWORD_SPECIALS).toBe("+-*@#$%!?");
  for (const special of PASSWORD_SPECIALS) expect(isPassword(`Abcdef1${special}${special}`)).toBe(true);
  expect(isPassword("Abcdef1@&")).toBe(false);
});

test("forbiddenCharacters lists any other character, accented letters too [R-139]", () => {
  expect(forbiddenCharacters("Abc def_1@#&é_")).toEqual([" ", "_", "&", "é"]);
  expect(["Abcdef1@# ", "Abcdef1@#_", "Abcdef1@#&", "Ábcdef1@#A"].map(isPassword)).toEqual(Array(4).fill(false));
});

test("passwordStrength scores one point for each of five rules [R-141]", () => {
  expect(["", "a", "aB", "aB1", "aB1@#", "Abcdef1@#"].map((password) => passwordStrength(password).score)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("a password with up to two points is weak [R-142]", () => {
  expect(passwordStrength("abc")).toEqual({ score: 1, level: "LOW", value: 30 });
  expect(passwordStrength("abC")).toEqual({ score: 2, level: "LOW", value: 30 });
});

test("a password with three or four points is medium [R-143]", () => {
  expect(passwordStrength("abC1")).toEqual({ score: 3, level: "MEDIUM", value: 50 });
  expect(passwordStrength("Abcdefg1")).toEqual({ score: 4, level: "MEDIUM", value: 50 });
});

test("a password with five points is strong [R-144]", () => {
  expect(passwordStrength("Abcdef1@#")).toEqual({ score: 5, level: "STRONG", value: 100 });
});

test("an empty password fails all five rules [R-145]", () => {
  expect(new Set(passwordErrors(""))).toEqual(
    new Set([
      "password_length_error",
      "password_uppercase_error",
      "password_lowercase_error",
      "password_special_error",
      "password_number_error",
    ]),
  );
});

test("a password is accepted only when strong and without forbidden characters [R-146]", () => {
  const likely = fc.string({ unit: fc.constantFrom(..."aB1@#c_é"), minLength: 5, maxLength: 22 });
  fc.assert(
    fc.property(likely, (password) => {
      const strongAndClean = passwordStrength(password).level === "STRONG" && forbiddenCharacters(password).length === 0;
      expect(isPassword(password)).toBe(strongAndClean);
      expect(z.safeParse(NewPassword, password).success).toBe(strongAndClean);
    }),
    { numRuns: 500 },
  );
});

test("the schema reports missing rules by the keys of their texts [R-139] [R-145]", () => {
  const messages = z.safeParse(NewPassword, "abc def").error?.issues.map(({ message }) => message);
  expect(messages).toEqual([
    "password_length_error",
    "password_uppercase_error",
    "password_special_error",
    "password_number_error",
    "password_characters_error",
  ]);
});
