import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { linkFaultCodes } from "@emdia/contract/workers/link-refusals.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { refusedValues } from "../../shared/custom-values/values-draft.ts";
import { placeOf } from "./worker-faults.ts";

/** The form field that a refusal concerns. */
const fields: { readonly [C in RefusalCode]?: string } = {
  "worker.cpf_invalid": "cpf",
  "worker.already_here": "cpf",
  "worker.document_missing": "cpf",
  "worker.document_is_cpf": "number",
  "worker.document_is_from_home": "country",
  "worker.born_in_future": "birthdate",
  "worker.too_young": "birthdate",
  "worker.admitted_before_birth": "admissionDate",
  "worker.admission_contradicted": "admissionDate",
  "worker.regime_in_future": "regimeSince",
  "worker.activity_type_unknown": "activityTypes",
};
const ofProjects: ReadonlySet<string> = new Set(linkFaultCodes);

const detailsOf = (error: unknown): { readonly [name: string]: unknown } =>
  error instanceof ApiFailure && typeof error.details === "object" && error.details !== null ? { ...error.details } : {};
const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);

const isNamed = (value: unknown): value is { readonly name: string } =>
  typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";
const namesIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isNamed).map(({ name }) => name) : []);

/** The field to focus after a refusal. A refused project link is found by its project id. */
export const fieldOf = (error: unknown, projectIds: readonly number[]): string | null => {
  if (!(error instanceof ApiFailure) || error.code === undefined) return null;
  const [unfit] = refusedValues(error).keys();
  if (unfit !== undefined) return placeOf(unfit);
  if (!ofProjects.has(error.code)) return fields[error.code] ?? null;
  const index = projectIds.indexOf(numberOf(detailsOf(error).projectId) ?? 0);
  return index < 0 ? "contracts" : `contracts.${index}.hiringDate`;
};

/** The details of a refusal that its text needs. */
export const refusalFacts = (error: unknown) => {
  const details = detailsOf(error);
  return {
    code: error instanceof ApiFailure ? error.code : undefined,
    project: textOf(details.projectName),
    contractor: textOf(details.contractorName),
    reason: textOf(details.reason),
    startDate: textOf(details.startDate),
    endDate: textOf(details.endDate),
    minimumAge: numberOf(details.minimumAge),
    maximum: numberOf(details.maximum),
    employeeId: numberOf(details.employeeId),
    unfit: namesIn(details.faults),
  };
};

export const isStale = (error: unknown): boolean => error instanceof ApiFailure && error.code === "worker.stale";

export type ToldSave = { readonly at: string; readonly accountName: string | null; readonly fields: readonly string[] };
const isSave = (value: unknown): value is ToldSave =>
  typeof value === "object" &&
  value !== null &&
  "at" in value &&
  typeof value.at === "string" &&
  "fields" in value &&
  Array.isArray(value.fields);

/** The saves by other users since this form loaded the worker. */
export const toldSaves = (error: unknown): readonly ToldSave[] => {
  const { changes } = detailsOf(error);
  return Array.isArray(changes) ? changes.filter(isSave) : [];
};
