import { AREA_LIST_MIN_COUNT } from "@emdia/contract/limits.ts";
import { type NameFault, nameFault } from "../names/name-faults.ts";
import { repeatedAt } from "../names/same-name.ts";

/** Draft of a new facility. The last department is always an empty field for the next one. */
export type Draft = { readonly name: string; readonly companyId: number | null; readonly departments: readonly string[] };
export type DraftField = "name" | "companyId" | `department-${number}`;
export type DraftFault = NameFault | "companyRequired" | "departmentRequired" | "repeated" | "facilityTaken" | "departmentTaken";
export type DraftFaults = ReadonlyMap<DraftField, DraftFault>;

export const emptyDraft: Draft = { name: "", companyId: null, departments: [""] };

const isBlank = (name: string) => name.trim() === "";

/** Exactly one empty field at the end. */
export const withPlaceForNext = (departments: readonly string[]): readonly string[] => {
  const last = departments.findLastIndex((name) => !isBlank(name));
  return [...departments.slice(0, last + 1), ""];
};

/** Replaces the text of one field. Pasted lines become separate departments. */
export const typeDepartment = (departments: readonly string[], at: number, typed: string): readonly string[] =>
  withPlaceForNext(departments.toSpliced(at, 1, ...typed.split(/\r?\n/)));

const departmentFaults = (departments: readonly string[]): readonly (readonly [DraftField, DraftFault])[] => {
  const typed = departments.filter((name) => !isBlank(name));
  if (typed.length < AREA_LIST_MIN_COUNT) return [["department-0", "departmentRequired"]];
  const repeated = repeatedAt(departments);
  return departments.flatMap((name, at) => {
    const fault = (isBlank(name) ? null : nameFault(name)) ?? (repeated.includes(at) ? "repeated" : null);
    return fault ? [[`department-${at}`, fault] as const] : [];
  });
};

/** Faults of a draft, in form order. */
export const draftFaults = ({ name, companyId, departments }: Draft): DraftFaults => {
  const wrongName = nameFault(name);
  return new Map([
    ...(companyId === null ? [["companyId", "companyRequired"] as const] : []),
    ...(wrongName ? [["name", wrongName] as const] : []),
    ...departmentFaults(departments),
  ]);
};
