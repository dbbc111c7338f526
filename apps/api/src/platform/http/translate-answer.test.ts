import { CatalogueText } from "@emdia/contract/catalogue/shown-text.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { translateAnswer } from "./translate-answer.ts";

const upper = (text: string) => text.toUpperCase();
const Row = z.object({ id: z.int(), name: CatalogueText, note: z.nullable(CatalogueText), comment: z.string() });

test("translateAnswer translates the marked fields of lists and nested rows", () => {
  const Answer = z.object({ results: z.array(z.extend(Row, { texts: z.array(CatalogueText) })), meta: z.object({ page: z.int() }) });
  const row = { id: 1, name: "aso", note: null, comment: "aso", texts: ["a", "b"] };
  expect(translateAnswer(Answer, { results: [row], meta: { page: 1 } }, upper)).toEqual({
    results: [{ ...row, name: "ASO", texts: ["A", "B"] }],
    meta: { page: 1 },
  });
});

test("translateAnswer translates optional rows, unions and records", () => {
  const Answer = z.object({
    one: z.optional(Row),
    other: z.union([z.object({ kind: z.literal("a"), text: CatalogueText }), z.object({ kind: z.literal("b") })]),
    byKey: z.record(z.string(), CatalogueText),
  });
  expect(translateAnswer(Answer, { other: { kind: "a", text: "x" }, byKey: { k: "v" } }, upper)).toEqual({
    other: { kind: "a", text: "X" },
    byKey: { k: "V" },
  });
});

test("translateAnswer leaves the catalogue rows of a company as they are", () => {
  const Answer = z.array(z.extend(Row, { ownerId: z.int() }));
  const row = { id: 1, name: "aso", note: "x", comment: "c" };
  expect(
    translateAnswer(
      Answer,
      [
        { ...row, ownerId: 5 },
        { ...row, ownerId: 0 },
      ],
      upper,
    ),
  ).toEqual([
    { ...row, ownerId: 5 },
    { ...row, ownerId: 0, name: "ASO", note: "X" },
  ]);
});

test("translateAnswer translates rows of the platform within a row of a company", () => {
  const Owned = z.extend(Row, { ownerId: z.int() });
  const Answer = z.extend(Owned, { documents: z.array(Owned), questions: z.array(z.object({ text: CatalogueText })) });
  const row = { id: 1, name: "aso", note: null, comment: "c" };
  const answer = { ...row, ownerId: 5, documents: [{ ...row, ownerId: 0 }], questions: [{ text: "q" }] };
  expect(translateAnswer(Answer, answer, upper)).toEqual({ ...answer, documents: [{ ...row, ownerId: 0, name: "ASO" }] });
});

test("translateAnswer returns answers without catalogue texts unchanged", () => {
  const answer = { id: 1 };
  expect(translateAnswer(z.object({ id: z.int() }), answer, upper)).toBe(answer);
  expect(translateAnswer(z.nullable(Row), null, upper)).toBeNull();
});
