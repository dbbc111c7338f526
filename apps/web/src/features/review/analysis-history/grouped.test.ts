import type { AnalysisEntry } from "@emdia/contract/pendencies/analysis-entry.ts";
import { expect, test } from "vitest";
import { grouped } from "./grouped.ts";

const bruno = { kind: "person", name: "Bruno Reis" } as const;
const entry = (id: number, more: Partial<AnalysisEntry>): AnalysisEntry => ({
  id,
  at: "2026-03-10T12:00:00.000Z",
  action: "update",
  deed: "pendency.answered",
  fieldName: "answer",
  oldValue: "UNCHECKED",
  newValue: "INVALID",
  item: { kind: "pendency_question", id: 1, name: "Está assinado?" },
  by: bruno,
  ...more,
});
const shown = (entries: readonly AnalysisEntry[]) =>
  grouped(entries).map(({ items }) => items.map(({ item, changes }) => [item.id, changes.map(({ fieldName }) => fieldName)]));

test("grouped joins an answer and its justification in their original order [S-078]", () => {
  const other = { kind: "pendency_question", id: 2, name: "Está legível?" };
  const entries = [
    entry(4, { item: other, fieldName: "justification" }),
    entry(3, { item: other }),
    entry(2, { fieldName: "justification" }),
    entry(1, {}),
  ];
  expect(shown(entries)).toEqual([
    [
      [1, ["answer", "justification"]],
      [2, ["answer", "justification"]],
    ],
  ]);
});

test("grouped separates changes of another actor or another time", () => {
  const entries = [entry(3, { by: { kind: "person", name: "Ana Souza" } }), entry(2, {}), entry(1, { at: "2026-03-10T11:59:00.000Z" })];
  expect(grouped(entries).map(({ id, by }) => [id, by.name])).toEqual([
    [3, "Ana Souza"],
    [2, "Bruno Reis"],
    [1, "Bruno Reis"],
  ]);
});
