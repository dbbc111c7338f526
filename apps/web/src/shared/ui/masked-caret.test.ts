import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { maskPhone } from "@emdia/contract/documents/phone.ts";
import { expect, test } from "vitest";
import { caretAfterMask, editOf } from "./masked-caret.ts";

test("the caret stays at the end when the mask adds signs [R-156]", () => {
  expect(caretAfterMask(maskCnpj("123"), "123", 3)).toBe("12.3".length);
  expect(caretAfterMask(maskPhone("319"), "319", 3)).toBe("(31) 9".length);
});

test("the caret stays in place after a correction in the middle [R-156]", () => {
  // A digit added behind "12": 12|9.345.678/0001
  expect(caretAfterMask(maskCnpj("129.345.678/0001"), "129.345.678/0001", 3)).toBe("12.9".length);
  // A digit removed from "(31) 98765-4321" before the five.
  expect(caretAfterMask(maskPhone("(31) 9875-4321"), "(31) 9875-4321", 8)).toBe("(31) 987".length);
});

test("characters that the mask removes do not move the caret", () => {
  expect(caretAfterMask(maskPhone("(31) x98765-4321"), "(31) x98765-4321", 6)).toBeLessThanOrEqual("(31) 98".length);
  expect(caretAfterMask(maskCnpj(""), "", 0)).toBe(0);
});

test("editOf distinguishes typed keys, deletions and pasted text", () => {
  const types = ["insertText", "insertCompositionText", "insertFromPaste", "insertFromDrop", "deleteContentBackward", "deleteByCut"];
  expect(types.map((type) => editOf(type, null))).toEqual(["typed", "typed", "pasted", "pasted", "deleted", "deleted"]);
  expect(editOf("insertText", "2026-11-01")).toBe("pasted");
  expect(editOf("insertText", "2")).toBe("typed");
});
