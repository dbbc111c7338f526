import { expect, test } from "vitest";
import { judge } from "./judge-passwords.ts";

const strong = "Abcdef1@#";

test("a confirmed password may be submitted only if it is strong [R-146]", () => {
  expect(judge({ password: strong, confirmation: strong }).maySubmit).toBe(true);
  expect(judge({ password: "Abcdefg1", confirmation: "Abcdefg1" })).toMatchObject({ strength: { level: "MEDIUM" }, maySubmit: false });
});

test("a strong password with forbidden characters is refused, and they are listed [R-139] [R-146]", () => {
  const password = `${strong} _`;
  expect(judge({ password, confirmation: password })).toMatchObject({
    strength: { level: "STRONG" },
    forbidden: [" ", "_"],
    maySubmit: false,
  });
});

test("a typed confirmation is equal or different [R-147]", () => {
  expect(judge({ password: strong, confirmation: "" })).toMatchObject({ confirmation: "untyped", maySubmit: false });
  expect(judge({ password: strong, confirmation: "Abcdef1@" })).toMatchObject({ confirmation: "different", maySubmit: false });
  expect(judge({ password: strong, confirmation: strong }).confirmation).toBe("equal");
});

test("an empty password lacks all five parts and shows no strength [R-145] [CD-042]", () => {
  const { strength, missing } = judge({ password: "", confirmation: "" });
  expect(strength).toBeNull();
  expect(missing).toHaveLength(5);
});

test("a long password that lacks kinds of characters is a passphrase", () => {
  const isPassphrase = (password: string) => judge({ password, confirmation: "" }).isPassphrase;
  expect(["cavalobateriagrampo", "cavalobateria", "Cavalobateria1@#", ""].map(isPassphrase)).toEqual([true, false, false, false]);
});
