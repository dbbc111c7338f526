// The table of conflicts of a contractor: the platform's lines and its own.
import type { ConflictRuleInput, ConflictRuleLine } from "@emdia/contract/risk-schedule/conflict.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { historyOf, rememberAll } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { allowSetting } from "../company-setting.ts";
import { defaultConflicts } from "../rules/conflict-table.ts";
import { type ConflictRule, defaultRules, effectiveRules, loosens, pairOf } from "../rules/conflicts.ts";
import { activityNames, type NamedActivity, ownRules, queueConflictJob, removeRule, writeRule } from "../store/conflicts.ts";

const KEY = "config_risk_conflict";

type Table = {
  readonly standard: readonly ConflictRule[];
  readonly own: readonly ConflictRule[];
  readonly activities: readonly NamedActivity[];
};
const loadTable = async ({ tx }: Scope, contractorId: number): Promise<Table> => {
  const activities = await activityNames(tx, contractorId);
  return { standard: defaultRules(defaultConflicts, activities), own: await ownRules(tx, contractorId), activities };
};

const isPair = (one: Pick<ConflictRule, "oneId" | "otherId">, { oneId, otherId }: Pick<ConflictRule, "oneId" | "otherId">): boolean =>
  one.oneId === oneId && one.otherId === otherId;

const presentLine = ({ language }: Scope, { standard, own, activities }: Table, rule: ConflictRule): ConflictRuleLine => {
  const activity = (id: number) => ({ id, name: activities.find((one) => one.id === id)?.name ?? "" });
  const base = standard.find((one) => isPair(one, rule));
  const isOwn = own.some((one) => isPair(one, rule));
  return {
    one: activity(rule.oneId),
    other: rule.otherId === null ? null : activity(rule.otherId),
    inArea: rule.inArea,
    inUnit: rule.inUnit,
    measures: typeof rule.measures === "string" ? rule.measures : rule.measures[language],
    standard: base ? { inArea: base.inArea, inUnit: base.inUnit } : null,
    source: isOwn ? null : (defaultConflicts[0]?.source ?? null),
    confidence: isOwn ? "own" : "unverified",
  };
};

export const readConflictTable: Handler<"GET /companies/{companyId}/risk-conflicts"> = async (scope, { params: { companyId } }) => {
  const may = allowSetting(scope, KEY, companyId);
  if (!may.ok) return may;
  const table = await loadTable(scope, companyId);
  return {
    companyId,
    lines: effectiveRules(table.standard, table.own).map((rule) => presentLine(scope, table, rule)),
    activities: table.activities.map(({ id, name }) => ({ id, name })),
  };
};

type Refused = "risk_conflict.activity_unknown" | "risk_conflict.reason_missing" | "risk_conflict.measures_missing";
const checkRule = (
  { standard, activities }: Table,
  input: ConflictRuleInput,
): Outcome<ConflictRule & { readonly measures: string }, Refused> => {
  const pair = pairOf(input.oneId, input.otherId);
  const isKnown = (id: number | null) => id === null || activities.some((one) => one.id === id);
  if (!isKnown(pair.oneId) || !isKnown(pair.otherId)) return refuse("risk_conflict.activity_unknown");
  const base = standard.find((one) => isPair(one, pair));
  if (base && (loosens(base.inArea, input.inArea) || loosens(base.inUnit, input.inUnit)) && input.reason === "")
    return refuse("risk_conflict.reason_missing");
  const needsMeasures = input.inArea === "restricted" || input.inUnit === "restricted";
  if (needsMeasures && input.measures === "") return refuse("risk_conflict.measures_missing");
  return accept({ ...pair, inArea: input.inArea, inUnit: input.inUnit, measures: input.measures });
};

type Levels = Pick<ConflictRule, "inArea" | "inUnit">;
const levelsOf = (rule: Levels | undefined): string | null => (rule ? `${rule.inArea}/${rule.inUnit}` : null);

type Pair = Pick<ConflictRule, "oneId" | "otherId">;
type Change = { readonly companyId: number; readonly rule: Pair & Partial<Levels>; readonly table: Table; readonly reason: string };
/** `rule` without levels is the removal of a line: the platform's line, if it has one, holds again. */
const recordRule = (scope: Scope, { companyId, rule, table, reason }: Change) => {
  const name = (id: number | null) => (id === null ? "*" : (table.activities.find((one) => one.id === id)?.name ?? ""));
  const former = effectiveRules(table.standard, table.own).find((one) => isPair(one, rule));
  const { inArea, inUnit } = rule;
  const next = inArea && inUnit ? { inArea, inUnit } : table.standard.find((one) => isPair(one, rule));
  const about = { kind: "risk_conflicts", id: companyId };
  const note = {
    ownerId: companyId,
    about,
    subject: { ...about, name: `${name(rule.oneId)} × ${name(rule.otherId)}` },
    action: "risk_conflict.changed",
  };
  return rememberAll(scope, [
    { ...note, change: { field: "levels", from: levelsOf(former), to: levelsOf(next) } },
    ...(reason === "" ? [] : [{ ...note, change: { field: "reason", from: null, to: reason } }]),
  ]);
};

export const changeConflictRule: Handler<"PUT /companies/{companyId}/risk-conflicts"> = async (scope, { params: { companyId }, body }) => {
  const may = allowSetting(scope, KEY, companyId);
  if (!may.ok) return may;
  const table = await loadTable(scope, companyId);
  const checked = checkRule(table, body);
  if (!checked.ok) return checked;
  const rule = checked.value;
  await writeRule(scope.tx, companyId, { rule, now: scope.now });
  await recordRule(scope, { companyId, rule, table, reason: body.reason });
  await queueConflictJob(scope.tx, { job: "schedules.settle-table", contractorId: companyId, id: 0 });
  return presentLine(scope, await loadTable(scope, companyId), rule);
};

/** Deletes the contractor's line, so that the platform's line of the pair holds again. */
export const resetConflictRule: Handler<"PUT /companies/{companyId}/risk-conflicts/reset"> = async (
  scope,
  { params: { companyId }, body },
) => {
  const may = allowSetting(scope, KEY, companyId);
  if (!may.ok) return may;
  const table = await loadTable(scope, companyId);
  const pair = pairOf(body.oneId, body.otherId);
  if (!(await removeRule(scope.tx, companyId, pair))) return refuse("risk_conflict.line_unknown");
  await recordRule(scope, { companyId, rule: pair, table, reason: "" });
  await queueConflictJob(scope.tx, { job: "schedules.settle-table", contractorId: companyId, id: 0 });
  return null;
};

export const conflictTableHistory: Handler<"GET /companies/{companyId}/risk-conflicts/history"> = async (
  scope,
  { params: { companyId }, query },
) => {
  const may = allowSetting(scope, KEY, companyId);
  if (!may.ok) return may;
  return historyOf(scope, { ownerId: companyId, kind: "risk_conflicts", id: companyId }, query);
};
