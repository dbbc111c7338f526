import { expect, test } from "vitest";
import { decideNewPassword } from "./new-password.ts";

const asked = (password: string, confirmPassword = password, usedBefore = false) =>
  decideNewPassword({ password, confirmPassword, usedBefore });

test("a password that has everything and is new is accepted [R-133] [R-134] [R-135] [R-136] [R-137]", () => {
  expect(asked("Novo@2027#")).toBe("accept");
});

test("one that lacks a part, or holds a character that is not allowed, is too weak [R-138] [R-139]", () => {
  for (const weak of [
    "Novo@2027",
    "novo@2027#",
    "NOVO@2027#",
    "Novo@#abcd",
    "No@2#",
    `Novo@2027#${"a".repeat(11)}`,
    "Novo@2027# ",
    "Novo_2027@#",
  ])
    expect(asked(weak), weak).toBe("password.weak");
});

test("the confirmation must equal it [R-147]", () => {
  expect(asked("Novo@2027#", "Novo@2027!")).toBe("password.confirmation_differs");
});

test("one that was used is refused [R-140]", () => {
  expect(asked("Novo@2027#", "Novo@2027#", true)).toBe("password.used_before");
});
