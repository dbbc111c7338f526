import { expect, test } from "vitest";
import * as z from "zod/mini";
import { email } from "./credentials.ts";
import { isEmail } from "./email.ts";

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

test.each(addresses)("%j is an e-mail, spaces around it and capitals in it aside [R-131]", (typed) => {
  expect([isEmail(typed), z.safeParse(email, typed).success]).toEqual([true, true]);
});

test.each(others)("%j is no e-mail, neither for the page nor for the server [R-131]", (typed) => {
  expect([isEmail(typed), z.safeParse(email, typed).success]).toEqual([false, false]);
});
