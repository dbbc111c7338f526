import type { LineReason } from "@emdia/contract/imports/report.ts";
import { refuse } from "../../../../kernel/outcome.ts";
import { differences } from "../differences.ts";
import { correctedBy } from "../in-force.ts";
import type { Movement } from "../movement.ts";
import { faultIn } from "../movements.ts";
import { isOpenOn } from "../open-links.ts";
import { type DecidedRegime, regimeSince } from "../regime-change.ts";
import type { WorkerFields } from "../worker-fields.ts";
import { decideAnswers, decideLinks, type Line, type Part, reasonsOfLife, withoutPermission } from "./decide-parts.ts";
import type { ChangePlan, Decided, LineFacts, StoredForLine } from "./line-facts.ts";
import { reasonOf } from "./read-line.ts";

/** Only filled cells change a value. */
const changedFields = (line: Line, stored: WorkerFields): WorkerFields => ({
  ...stored,
  documentType: line.document?.documentType ?? stored.documentType,
  name: line.name ?? stored.name,
  birthdate: line.birthdate ?? stored.birthdate,
  gender: line.gender ?? stored.gender,
  role: line.role ?? stored.role,
  admissionDate: line.admissionDate ?? stored.admissionDate,
  regime: line.regime ?? stored.regime,
  salaryCents: line.salaryCents ?? stored.salaryCents,
  exposedToRisk: line.exposedToRisk ?? stored.exposedToRisk,
});

/** A filled birth date or salary is refused even if it is equal, because the result would confirm the value. */
const missingPermissions = (line: Line, { rights }: LineFacts): readonly LineReason[] => [
  ...(line.birthdate !== undefined && !rights.seeData ? [withoutPermission("see_employee_data", "birthdate")] : []),
  ...(line.salaryCents !== undefined && !rights.seeSalary ? [withoutPermission("see_employee_salary", "salary")] : []),
];

/** Corrects the movements that set the same values as the record. */
const correctMovements = (fields: WorkerFields, { movements }: StoredForLine, { today }: LineFacts): Part<readonly Movement[]> => {
  const corrected = correctedBy(movements, fields, today);
  const after = movements.map((movement) => corrected.find(({ id }) => id === movement.id) ?? movement);
  const fault = corrected.length > 0 ? faultIn(after, fields.birthdate) : null;
  if (!fault) return { value: corrected, reasons: [] };
  const refusal = refuse("worker.admission_contradicted", { fault: fault.code, startDate: fault.movement.startDate });
  return { value: [], reasons: [reasonOf(refusal, "admissionDate")] };
};

/** A new regime applies from today. */
const changedRegime = (fields: WorkerFields, stored: StoredForLine, { today }: LineFacts): DecidedRegime => {
  const { former, movements } = stored;
  const { regime } = stored.fields;
  if (fields.regime === regime) return { former, told: [] };
  return regimeSince({ regime, former, movements }, { ...fields, contractRegime: fields.regime }, [today, today]);
};

const decideActivities = ({ activities }: Line, had: readonly number[]): Part<readonly number[] | null> => {
  const asked = activities?.map(({ id }) => id) ?? had;
  const isSame = asked.length === had.length && asked.every((id) => had.includes(id));
  const inactive = (activities ?? []).filter(({ id, isActive }) => !isActive && !had.includes(id));
  const reasons = inactive.map(({ name }) => ({ code: "cell.unknown_activity_type", column: "activityTypes", details: { value: name } }));
  return { value: isSame ? null : asked, reasons };
};

const answersOf = (line: Line, contractorIds: ReadonlySet<number>, { stored, facts }: { stored: StoredForLine; facts: LineFacts }) =>
  line.values.length === 0 ? { value: [], reasons: [] } : decideAnswers({ kept: stored.values, given: line.values, contractorIds }, facts);

/** Decides a line about a worker of the supplier, by the rules of the single form. A plan without changes is `unchanged`. */
export const decideChange = (
  line: Line,
  faults: readonly LineReason[],
  { stored, facts }: { readonly stored: StoredForLine; readonly facts: LineFacts },
): Decided<ChangePlan> => {
  if (stored.isDismissed) return { ok: false, reasons: [...faults, { code: "line.dismissed", column: null }] };
  const fields = changedFields(line, stored.fields);
  const { today } = facts;
  const former = changedRegime(fields, stored, facts);
  const movements = correctMovements(fields, stored, facts);
  const activities = decideActivities(line, stored.activityIds);
  const linked = { admissionDate: fields.admissionDate, movements: stored.movements, kept: stored.contracts };
  const links = decideLinks(line.projects ?? [], linked, facts);
  const open = [...stored.contracts.filter((link) => isOpenOn(link, today)), ...links.value.opened];
  const answers = answersOf(line, new Set(open.map(({ contractorId }) => contractorId)), { stored, facts });

  const activityChange = activities.value === null ? [] : [{ field: "activityTypes", from: null, to: null }];
  const told = [...differences(stored.fields, fields), ...former.told, ...activityChange];
  const isRecordChanged = told.length > 0 || answers.value.length > 0;
  const reasons = [
    ...faults,
    ...missingPermissions(line, facts),
    ...(isRecordChanged && !facts.rights.update ? [withoutPermission("update_employee", null)] : []),
    ...(told.length > 0 ? reasonsOfLife(fields, facts) : []),
    ...movements.reasons,
    ...activities.reasons,
    ...links.reasons,
    ...answers.reasons,
  ];
  if (reasons.length > 0) return { ok: false, reasons };
  const hasLinks = links.value.opened.length + links.value.changed.length > 0;
  const parts = [...(answers.value.length > 0 ? ["customFields"] : []), ...(hasLinks ? ["contracts"] : [])];
  return {
    ok: true,
    plan: {
      fields,
      activityIds: activities.value ?? stored.activityIds,
      links: links.value,
      values: answers.value,
      isRecordChanged,
      corrected: movements.value,
      former: former.told.length > 0 ? former.former : null,
      told,
      changed: [...told.map(({ field }) => field), ...parts],
    },
  };
};
