import { expect, test } from "vitest";
import { decideNewPassword } from "./new-password.ts";

const decide = (password: string, confirmPassword = password) => decideNewPassword({ password, confirmPassword });

test("decideNewPassword accepts a new password that meets every rule [R-133] [R-134] [R-135] [R-136] [R-137]", () => {
  expect(decide("Novo@2027#")).toBe("accept");
});

test("decideNewPassword refuses weak passwords and forbidden characters [R-138] [R-139]", () => {
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
    expect(decide(weak), weak).toBe("password.weak");
});

test("decideNewPassword refuses a different confirmation [R-147]", () => {
  expect(decide("Novo@2027#", "Novo@2027!")).toBe("password.confirmation_differs");
});
