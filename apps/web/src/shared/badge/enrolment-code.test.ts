import { expect, test } from "vitest";
import { enrolmentLink, enrolmentSecretIn } from "./enrolment-code.ts";

test("enrolmentSecretIn finds the secret of an enrolment link", () => {
  const secret = "q1W2e3R4t5Y6u7I8o9P0-_ab";
  const link = enrolmentLink("https://emdia.example", secret);
  expect(link).toBe(`https://emdia.example/portaria#ativar=${secret}`);
  expect([enrolmentSecretIn(link), enrolmentSecretIn(`#ativar=${secret}`)]).toEqual([secret, secret]);
});

test("enrolmentSecretIn ignores badges and shortened secrets", () => {
  expect(["https://emdia.example/colaboradores/badge-info/q1w2", "#ativar=short", ""].map(enrolmentSecretIn)).toEqual([null, null, null]);
});
