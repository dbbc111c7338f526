import type { ConflictRuleLine } from "@emdia/contract/risk-schedule/conflict.ts";
import { expect, test } from "vitest";
import { linesWith, ruleDraftOf, ruleFaults, ruleInputOf } from "./rule-draft.ts";

const line: ConflictRuleLine = {
  one: { id: 1, name: "Altura" },
  other: { id: 7, name: "A quente" },
  inArea: "restricted",
  inUnit: "allowed",
  measures: "Isolar",
  standard: { inArea: "restricted", inUnit: "allowed" },
  source: null,
  confidence: "unverified",
};
const every: ConflictRuleLine = { ...line, one: { id: 3, name: "Radiografia" }, other: null, standard: null };

test("a weaker level needs a reason, a restricted one measures", () => {
  const context = { line, lines: [line] };
  const draft = ruleDraftOf(line);
  expect(ruleFaults(draft, context)).toEqual({});
  expect(ruleFaults({ ...draft, inArea: "allowed", measures: "" }, context)).toEqual({ reason: "missing" });
  expect(ruleFaults({ ...draft, inArea: "forbidden", inUnit: "restricted", measures: " " }, context)).toEqual({ measures: "missing" });
});

test("a new line needs a pair that has none, in either order", () => {
  const context = { line: null, lines: [line, every] };
  const draft = { ...ruleDraftOf(null), measures: "Isolar" };
  expect(ruleFaults(draft, context)).toEqual({ one: "missing", other: "missing" });
  expect(ruleFaults({ ...draft, one: "7", other: "1" }, context)).toEqual({ other: "known" });
  expect(ruleFaults({ ...draft, one: "3", other: "*" }, context)).toEqual({ other: "known" });
  expect(ruleFaults({ ...draft, one: "1", other: "1" }, context)).toEqual({});
});

test("the request has ids, and null for every activity", () => {
  expect(ruleInputOf(ruleDraftOf(every))).toMatchObject({ oneId: 3, otherId: null, inArea: "restricted", reason: "" });
  expect(ruleInputOf(ruleDraftOf(line))).toMatchObject({ oneId: 1, otherId: 7 });
});

test("the filter keeps lines of the activity and those with every activity", () => {
  expect(linesWith([line, every], 7)).toEqual([line, every]);
  expect(linesWith([line, every], 9)).toEqual([every]);
  expect(linesWith([line], null)).toEqual([line]);
});
