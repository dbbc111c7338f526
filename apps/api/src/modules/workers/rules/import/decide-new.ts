import type { LineReason } from "@emdia/contract/imports/report.ts";
import type { WorkerFields } from "../worker-fields.ts";
import { decideAnswers, decideLinks, type Line, reasonsOfLife, withoutPermission } from "./decide-parts.ts";
import type { Decided, LineFacts, NewWorkerPlan } from "./line-facts.ts";
import type { WorkerColumnKey } from "./worker-columns.ts";

const requiredColumns = [
  ["name", "name"],
  ["birthdate", "birthdate"],
  ["role", "role"],
  ["admissionDate", "admissionDate"],
  ["contractRegime", "regime"],
] as const satisfies readonly (readonly [WorkerColumnKey, keyof Line])[];

/** The fields of a complete line; undefined if a required one is missing. */
const fieldsOf = (line: Line): WorkerFields | undefined => {
  const { document, name, birthdate, role, admissionDate, regime, gender = null, salaryCents = null, exposedToRisk = false } = line;
  if (!document || name === undefined || birthdate === undefined || role === undefined) return undefined;
  if (admissionDate === undefined || regime === undefined) return undefined;
  return { ...document, name, birthdate, gender, role, admissionDate, regime, salaryCents, exposedToRisk };
};

const missingIn = (line: Line, faults: readonly LineReason[]): readonly LineReason[] =>
  requiredColumns
    .filter(([column, key]) => line[key] === undefined && !faults.some((fault) => fault.column === column))
    .map(([column]) => ({ code: "cell.required", column }));

const inactiveActivities = ({ activities = [] }: Line): readonly LineReason[] =>
  activities
    .filter(({ isActive }) => !isActive)
    .map(({ name }) => ({ code: "cell.unknown_activity_type", column: "activityTypes", details: { value: name } }));

/** Decides a line about a person who is no worker of the supplier yet, by the rules of the single form. `faults` are those of its cells. */
export const decideNew = (line: Line, faults: readonly LineReason[], facts: LineFacts): Decided<NewWorkerPlan> => {
  const fields = fieldsOf(line);
  const withoutSalary = line.salaryCents !== undefined && !facts.rights.seeSalary;
  const early = [
    ...faults,
    ...missingIn(line, faults),
    ...inactiveActivities(line),
    ...(withoutSalary ? [withoutPermission("see_employee_salary", "salary")] : []),
    ...(fields ? reasonsOfLife(fields, facts) : []),
  ];
  if (!fields) return { ok: false, reasons: early };
  const links = decideLinks(line.projects ?? [], { admissionDate: fields.admissionDate, movements: [], kept: [] }, facts);
  const contractorIds = new Set(links.value.opened.map(({ contractorId }) => contractorId));
  const answers = decideAnswers({ kept: [], given: line.values, contractorIds }, facts);
  const reasons = [...early, ...links.reasons, ...answers.reasons];
  if (reasons.length > 0) return { ok: false, reasons };
  const activityIds = (line.activities ?? []).map(({ id }) => id);
  return { ok: true, plan: { fields, activityIds, links: links.value, values: answers.value } };
};
