import { expect, test } from "vitest";
import { askedWhys, dropWhy, openJustification, putAside, writtenWhys } from "./asked-why.ts";

const nothing = { text: "", page: "", suggestion: null, seen: 1 };
const written = { ...nothing, text: "Falta a assinatura do responsável." };

test("reopening a justification keeps its text and updates the seen version [R-450]", () => {
  openJustification(1, 11, nothing);
  writtenWhys.write(11, written);
  openJustification(1, 11, { ...nothing, seen: 2 });
  expect(writtenWhys.of(11)).toEqual({ ...written, seen: 2 });
});

test("the text of a question survives opening other questions and pendencies", () => {
  openJustification(1, 12, nothing);
  writtenWhys.write(12, written);
  openJustification(1, 13, nothing);
  openJustification(2, 21, nothing);
  expect([1, 2].map((id) => askedWhys.of(id)?.checklistId)).toEqual([13, 21]);
  openJustification(1, 12, nothing);
  expect(writtenWhys.of(12)).toEqual(written);
});

test("putAside keeps the text and dropWhy deletes it", () => {
  openJustification(3, 31, nothing);
  writtenWhys.write(31, written);
  putAside(3, 32);
  expect(askedWhys.of(3)?.checklistId).toBe(31);
  putAside(3, 31);
  expect([askedWhys.of(3), writtenWhys.of(31)]).toEqual([undefined, written]);
  openJustification(3, 31, nothing);
  dropWhy(3, 31);
  expect([askedWhys.of(3), writtenWhys.of(31)]).toEqual([undefined, undefined]);
});
