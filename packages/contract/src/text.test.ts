import { expect, test } from "vitest";
import { freeText, requiredText } from "./text.ts";

test("what was written is kept without the space around it, and as far as there is room", () => {
  expect(freeText(5).parse("  duas\n")).toBe("duas");
  expect(freeText(5).safeParse("demais").success).toBe(false);
  expect(requiredText(20).parse("👷🏽‍♀️ de volta")).toBe("👷🏽‍♀️ de volta");
});

test.each(["", "   ", "\t\n", "\u200b\u200b\u200b", " \u2060\ufeff ", "\u3164", "\u2800"])("%j says nothing", (text) => {
  expect(freeText(5).parse(text)).toBe("");
  expect(requiredText(5).safeParse(text).success).toBe(false);
});

test("half of a sign is written as one that is unknown", () => {
  expect(freeText(20).parse("Falta a assinatura \ud83d")).toBe("Falta a assinatura \ufffd");
});

test("a sign that no database keeps is refused", () => {
  for (const text of ["a\0b", "\0"]) expect(freeText(5).safeParse(text).success).toBe(false);
});
