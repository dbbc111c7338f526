// Decisions that are equal for new and for stored workers.
import type { customValueFaults } from "@emdia/contract/custom-fields/custom-value.ts";
import type { CustomValue } from "@emdia/contract/custom-fields/field-routes.ts";
import type { LineFault } from "@emdia/contract/imports/line-faults.ts";
import type { LineReason } from "@emdia/contract/imports/report.ts";
import type { AskedContract } from "@emdia/contract/workers/record.ts";
import type { IsoDay } from "../../../../kernel/dates.ts";
import { type Refusal, refuse } from "../../../../kernel/outcome.ts";
import { decideCustomValues } from "../../../companies/rules/index.ts";
import { type ContractDecision, decideContracts, type KeptContract, type OfferedProject } from "../contracts.ts";
import { isDismissedOn } from "../dismissed.ts";
import type { Movement } from "../movement.ts";
import { isOpenOn } from "../open-links.ts";
import { lifeOf } from "../person.ts";
import type { WorkerFields } from "../worker-fields.ts";
import type { LineFacts, LineValueChange } from "./line-facts.ts";
import { reasonOf, type WorkerLine } from "./read-line.ts";
import type { NamedProject } from "./resolve-names.ts";
import { fieldKey, type WorkerColumnKey } from "./worker-columns.ts";

export type Line = WorkerLine<OfferedProject>;
/** A part of the decision and the reasons against it. */
export type Part<T> = { readonly value: T; readonly reasons: readonly LineReason[] };

export const withoutPermission = (permission: string, column: WorkerColumnKey | null): LineReason =>
  reasonOf(refuse("permission.missing", { permission }), column);

const columnOfLife = {
  "worker.born_in_future": "birthdate",
  "worker.too_young": "birthdate",
  "worker.admitted_before_birth": "admissionDate",
} as const satisfies { readonly [code: string]: WorkerColumnKey };

export const reasonsOfLife = (fields: WorkerFields, { ages, today }: LineFacts): readonly LineReason[] => {
  const { birthdate, admissionDate, regime: contractRegime, exposedToRisk } = fields;
  const life = lifeOf({ birthdate, admissionDate, contractRegime, exposedToRisk }, { ages, today });
  return life.ok ? [] : [reasonOf(life, columnOfLife[life.code])];
};

const latest = (...days: readonly (IsoDay | null)[]): IsoDay =>
  days.reduce<IsoDay>((last, day) => (day !== null && day > last ? day : last), "");

/** The reason for the restriction is not in the report, which all users of the company with the permission read. */
const reasonOfLinks = (refusal: Refusal): LineReason => {
  const { reason: _, ...details }: { readonly [name: string]: unknown } = { ...(refusal.details as object) };
  return { code: refusal.code, column: "projects", details };
};

type Linked = {
  readonly admissionDate: IsoDay;
  readonly movements: readonly Movement[];
  readonly kept: readonly KeptContract[];
};
const noLinks: ContractDecision = { opened: [], changed: [], closed: [] };
const asAsked = ({ projectId, hiringDate, endDate }: KeptContract): AskedContract => ({ projectId, hiringDate, endDate });

/** Links to the projects of the line. Other open links stay; a link without a date starts today. */
export const decideLinks = (named: readonly NamedProject<OfferedProject>[], worker: Linked, facts: LineFacts): Part<ContractDecision> => {
  const { today, rights, offered, keptOut } = facts;
  const { admissionDate, movements, kept } = worker;
  const open = kept.filter((link) => isOpenOn(link, today));
  const asked = named.flatMap(({ project, hiringDate }): AskedContract[] => {
    const link = open.find(({ projectId }) => projectId === project.projectId);
    if (link && (hiringDate === null || hiringDate === link.hiringDate)) return [];
    const start = hiringDate ?? latest(today, admissionDate, project.startDate);
    return [{ projectId: project.projectId, hiringDate: start, endDate: link?.endDate ?? null }];
  });
  if (asked.length === 0) return { value: noLinks, reasons: [] };
  if (!rights.assign) return { value: noLinks, reasons: [withoutPermission("assign_employee_project", "projects")] };
  const others = open.filter(({ projectId }) => !asked.some((one) => one.projectId === projectId)).map(asAsked);
  const decided = decideContracts([...others, ...asked], {
    today,
    admissionDate,
    isDismissedOn: (day) => isDismissedOn(movements, day),
    kept,
    offered,
    keptOut,
  });
  return decided.ok ? { value: decided.value, reasons: [] } : { value: noLinks, reasons: [reasonOfLinks(decided)] };
};

const faultOfValue: { readonly [F in (typeof customValueFaults)[number]]: LineFault } = {
  required: "cell.required",
  too_long: "cell.too_long",
  not_a_number: "cell.not_a_number",
  too_small: "cell.out_of_range",
  too_large: "cell.out_of_range",
  not_a_day: "cell.not_a_date",
  not_an_option: "cell.not_an_option",
  not_asked: "cell.column_gone",
};
type ValueFault = { readonly customFieldId: number; readonly fault: (typeof customValueFaults)[number] };
type Answers = {
  readonly kept: readonly CustomValue[];
  readonly given: readonly CustomValue[];
  readonly contractorIds: ReadonlySet<number>;
};

/** Answers to custom fields. Only the contractors of open links require theirs. */
export const decideAnswers = ({ kept, given, contractorIds }: Answers, { fields }: LineFacts): Part<readonly LineValueChange[]> => {
  const required = fields.map((field) => ({ ...field, required: field.required && contractorIds.has(field.companyId) }));
  const decided = decideCustomValues(required, { kept, given });
  if (decided.ok) return { value: decided.value, reasons: [] };
  const { faults } = decided.details as { readonly faults: readonly ValueFault[] };
  const reasons = fields.flatMap((field) =>
    faults
      .filter(({ customFieldId }) => customFieldId === field.id)
      .map(({ fault }): LineReason => {
        const value = given.find(({ customFieldId }) => customFieldId === field.id)?.value;
        const maximum = field.asks.kind === "text" ? field.asks.maxLength : undefined;
        return { code: faultOfValue[fault], column: fieldKey(field), details: { value, maximum } };
      }),
  );
  return { value: [], reasons };
};
