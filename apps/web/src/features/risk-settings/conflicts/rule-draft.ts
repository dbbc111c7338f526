import type { ConflictRuleInput, ConflictRuleLine } from "@emdia/contract/risk-schedule/conflict.ts";
import { type ConflictLevel, conflictLevels } from "@emdia/contract/risk-schedule/vocabulary.ts";

/** Value of the second activity for a line with every activity. */
export const EVERY_ACTIVITY = "*";

export type RuleDraft = {
  readonly one: string | null;
  readonly other: string | null;
  readonly inArea: ConflictLevel;
  readonly inUnit: ConflictLevel;
  readonly measures: string;
  readonly reason: string;
};
export type RuleFaults = { readonly [F in keyof RuleDraft]?: "missing" | "known" };

export const ruleDraftOf = (line: ConflictRuleLine | null): RuleDraft => ({
  one: line ? String(line.one.id) : null,
  other: line ? String(line.other?.id ?? EVERY_ACTIVITY) : null,
  inArea: line?.inArea ?? "restricted",
  inUnit: line?.inUnit ?? "allowed",
  measures: line?.measures ?? "",
  reason: "",
});

const rankOf = (level: ConflictLevel): number => conflictLevels.indexOf(level);
/** Whether a level is weaker than the platform's, which needs a reason. */
export const isLooser = ({ inArea, inUnit }: Pick<RuleDraft, "inArea" | "inUnit">, line: ConflictRuleLine | null): boolean => {
  const standard = line?.standard;
  return !!standard && (rankOf(inArea) < rankOf(standard.inArea) || rankOf(inUnit) < rankOf(standard.inUnit));
};
export const needsMeasures = ({ inArea, inUnit }: Pick<RuleDraft, "inArea" | "inUnit">): boolean =>
  inArea === "restricted" || inUnit === "restricted";

/** The line of a pair, in either order. */
const lineOf = (lines: readonly ConflictRuleLine[], { one, other }: Pick<RuleDraft, "one" | "other">) =>
  lines.find((line) => {
    const pair = [String(line.one.id), String(line.other?.id ?? EVERY_ACTIVITY)];
    return one !== null && other !== null && pair.includes(one) && pair.includes(other) && (one !== other || pair[0] === pair[1]);
  });

type Context = { readonly line: ConflictRuleLine | null; readonly lines: readonly ConflictRuleLine[] };
export const ruleFaults = (draft: RuleDraft, { line, lines }: Context): RuleFaults => ({
  ...(draft.one === null && { one: "missing" }),
  ...(draft.other === null ? { other: "missing" } : line === null && lineOf(lines, draft) !== undefined && { other: "known" }),
  ...(needsMeasures(draft) && draft.measures.trim() === "" && { measures: "missing" }),
  ...(isLooser(draft, line) && draft.reason.trim() === "" && { reason: "missing" }),
});

export const ruleInputOf = ({ one, other, ...draft }: RuleDraft): ConflictRuleInput => ({
  ...draft,
  oneId: Number(one),
  otherId: other === EVERY_ACTIVITY ? null : Number(other),
});

/** Lines with an activity; those with every activity concern each. */
export const linesWith = (lines: readonly ConflictRuleLine[], activityId: number | null): readonly ConflictRuleLine[] =>
  activityId === null ? lines : lines.filter(({ one, other }) => one.id === activityId || other === null || other.id === activityId);
