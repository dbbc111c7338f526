import { expect, test } from "vitest";
import * as z from "zod/mini";
import { email } from "./credentials.ts";
import { hasLookAlikes, inSmallLetters, isEmail, looksLikeEmail } from "./email.ts";

const addresses = ["ana@ipe.example", " Ana.Prado+obra@Ipe.Example ", "o'neill@ipe.com.br", "a_b-c@d-e.co"];
const others = [
  "",
  "   ",
  "a@b",
  "ana",
  "ana@",
  "@ipe.example",
  "ana ipe@ipe.example",
  ".ana@ipe.example",
  "a..b@ipe.example",
  "ana@-ipe.example",
  `${"a".repeat(250)}@ipe.example`,
];

test.each(addresses)("%j is an e-mail, regardless of spaces and capitals [R-131]", (typed) => {
  expect([isEmail(typed), z.safeParse(email, typed).success]).toEqual([true, true]);
});

test.each(others)("%j is not an e-mail for the page or the server [R-131]", (typed) => {
  expect([isEmail(typed), z.safeParse(email, typed).success]).toEqual([false, false]);
});

const CYRILLIC_A = "\u0430";
const FULL_WIDTH_A = "\uff41";
const KELVIN = "\u212a";
const ZERO_WIDTH = "\u200b";

test.each([
  `${CYRILLIC_A}na@ipe.example`,
  `ana@ip\u0435.example`,
  `${FULL_WIDTH_A}na@ipe.example`,
  `${KELVIN}aren@ipe.example`,
  "josé@ipe.example",
])("%j has the shape of an address with look-alike letters", (typed) => {
  expect([looksLikeEmail(typed), hasLookAlikes(typed)]).toEqual([true, true]);
});

test.each([
  ...others.filter((typed) => !typed.startsWith("a".repeat(250))),
  `ana${ZERO_WIDTH}@ipe.example`,
  "ana@ipe.example\r\nBcc: b@x.example",
  "ana@ipe\u0000.example",
])("%j does not have the shape of an address", (typed) => {
  expect(looksLikeEmail(typed)).toBe(false);
});

test("inSmallLetters changes A to Z only, not foreign letters", () => {
  expect(inSmallLetters("Ana@IPE.example")).toBe("ana@ipe.example");
  expect(inSmallLetters(`${KELVIN}aren`)).toBe(`${KELVIN}aren`);
  expect(hasLookAlikes(inSmallLetters(`${KELVIN}aren`))).toBe(true);
});
