import { expect, test } from "vitest";
import { judge } from "./judge-passwords.ts";

const strong = "Abcdef1@#";

test("a strong password that is confirmed may be sent, a medium one may not [R-146]", () => {
  expect(judge({ password: strong, confirmation: strong }).maySubmit).toBe(true);
  expect(judge({ password: "Abcdefg1", confirmation: "Abcdefg1" })).toMatchObject({ strength: { level: "MEDIUM" }, maySubmit: false });
});

test("a strong password with a character that none may hold is not sent either, and the character is named [R-139] [R-146]", () => {
  const password = `${strong} _`;
  expect(judge({ password, confirmation: password })).toMatchObject({
    strength: { level: "STRONG" },
    forbidden: [" ", "_"],
    maySubmit: false,
  });
});

test("the confirmation is told to be equal or different once something stands in it [R-147]", () => {
  expect(judge({ password: strong, confirmation: "" })).toMatchObject({ confirmation: "untyped", maySubmit: false });
  expect(judge({ password: strong, confirmation: "Abcdef1@" })).toMatchObject({ confirmation: "different", maySubmit: false });
  expect(judge({ password: strong, confirmation: strong }).confirmation).toBe("equal");
});

test("an empty password lacks all five parts and shows no strength [R-145] [CD-042]", () => {
  const { strength, missing } = judge({ password: "", confirmation: "" });
  expect(strength).toBeNull();
  expect(missing).toHaveLength(5);
});
