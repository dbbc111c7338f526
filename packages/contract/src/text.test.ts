import { expect, test } from "vitest";
import { freeText, requiredText } from "./text.ts";

test("freeText trims the text and limits its length", () => {
  expect(freeText(5).parse("  duas\n")).toBe("duas");
  expect(freeText(5).safeParse("demais").success).toBe(false);
  expect(requiredText(20).parse("👷🏽‍♀️ de volta")).toBe("👷🏽‍♀️ de volta");
});

test.each(["", "   ", "\t\n", "\u200b\u200b\u200b", " \u2060\ufeff ", "\u3164", "\u2800"])("%j counts as empty", (text) => {
  expect(freeText(5).parse(text)).toBe("");
  expect(requiredText(5).safeParse(text).success).toBe(false);
});

test("an unpaired surrogate is replaced by U+FFFD", () => {
  expect(freeText(20).parse("Falta a assinatura \ud83d")).toBe("Falta a assinatura \ufffd");
});

test("a NUL character is refused", () => {
  for (const text of ["a\0b", "\0"]) expect(freeText(5).safeParse(text).success).toBe(false);
});
