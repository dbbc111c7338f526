import { pendencyActions } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { transitions } from "../../rules/transitions.ts";
import { analysed, telling } from "./analysed.ts";

const people = (action: string) => transitions.some((move) => move.action === action && move.by.includes("_"));

test("the analysis history covers answers, dates and user transitions except answering questions [S-078]", () => {
  const moves = pendencyActions.filter((action) => analysed.has(`pendency.${action}`));
  expect(pendencyActions.filter((action) => people(action) && !moves.includes(action))).toEqual(["answer"]);
  expect(moves.filter((action) => !people(action))).toEqual([]);
  expect([...analysed.keys()].filter((key) => !moves.some((action) => key === `pendency.${action}`))).toEqual([
    "pendency.answered",
    "pendency.explained",
    "pendency.reviewed",
    "pendency.noted",
    "document.dates_changed",
  ]);
});

test("every action that publishes answers is a decision of the analysis", () => {
  expect(telling.map((action) => analysed.get(action))).toEqual(telling.map(() => "validate"));
});
