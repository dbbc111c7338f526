// The table of conflicts of a contractor: the platform's lines and its own.
import type { ConflictRuleInput, ConflictRuleLine } from "@emdia/contract/risk-schedule/conflict.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { historyOf, rememberAll } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { isOwnCompany, mayConfigureConflicts } from "../policy.ts";
import { defaultConflicts } from "../rules/conflict-table.ts";
import { type ConflictRule, defaultRules, effectiveRules, loosens, pairOf } from "../rules/conflicts.ts";
import { activityNames, type NamedActivity, ownRules, queueConflictJob, writeRule } from "../store/conflicts.ts";

type Allowed = Outcome<null, "company.not_found" | "permission.missing">;
const allowed = (scope: Scope, companyId: number): Allowed => {
  if (mayConfigureConflicts(scope, companyId)) return accept(null);
  return isOwnCompany(scope, companyId)
    ? refuse("permission.missing", { permission: "config_risk_conflict", companyId })
    : refuse("company.not_found");
};

type Table = {
  readonly standard: readonly ConflictRule[];
  readonly own: readonly ConflictRule[];
  readonly activities: readonly NamedActivity[];
};
const loadTable = async ({ tx }: Scope, contractorId: number): Promise<Table> => {
  const activities = await activityNames(tx, contractorId);
  return { standard: defaultRules(defaultConflicts, activities), own: await ownRules(tx, contractorId), activities };
};

const isPair = (one: ConflictRule, { oneId, otherId }: Pick<ConflictRule, "oneId" | "otherId">): boolean =>
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
  const may = allowed(scope, companyId);
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

const levelsOf = ({ inArea, inUnit }: Pick<ConflictRule, "inArea" | "inUnit">): string => `${inArea}/${inUnit}`;

type Change = { readonly companyId: number; readonly rule: ConflictRule; readonly table: Table; readonly reason: string };
const recordRule = (scope: Scope, { companyId, rule, table, reason }: Change) => {
  const name = (id: number | null) => (id === null ? "*" : (table.activities.find((one) => one.id === id)?.name ?? ""));
  const former = effectiveRules(table.standard, table.own).find((one) => isPair(one, rule));
  const about = { kind: "risk_conflicts", id: companyId };
  const note = {
    ownerId: companyId,
    about,
    subject: { ...about, name: `${name(rule.oneId)} × ${name(rule.otherId)}` },
    action: "risk_conflict.changed",
  };
  return rememberAll(scope, [
    { ...note, change: { field: "levels", from: former ? levelsOf(former) : null, to: levelsOf(rule) } },
    ...(reason === "" ? [] : [{ ...note, change: { field: "reason", from: null, to: reason } }]),
  ]);
};

export const changeConflictRule: Handler<"PUT /companies/{companyId}/risk-conflicts"> = async (scope, { params: { companyId }, body }) => {
  const may = allowed(scope, companyId);
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

export const conflictTableHistory: Handler<"GET /companies/{companyId}/risk-conflicts/history"> = async (
  scope,
  { params: { companyId }, query },
) => {
  const may = allowed(scope, companyId);
  if (!may.ok) return may;
  return historyOf(scope, { ownerId: companyId, kind: "risk_conflicts", id: companyId }, query);
};
