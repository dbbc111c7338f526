import { AREA_LIST_MIN_COUNT } from "@emdia/contract/limits.ts";
import { type NameFault, nameFault } from "../names/name-faults.ts";
import { repeatedAt } from "../names/same-name.ts";

/** A unit while somebody types it. The last place for an area is always empty, and waits for the next one. */
export type Draft = { readonly name: string; readonly companyId: number | null; readonly departments: readonly string[] };
export type DraftField = "name" | "companyId" | `department-${number}`;
export type DraftFault = NameFault | "companyRequired" | "departmentRequired" | "repeated" | "facilityTaken" | "departmentTaken";
export type DraftFaults = ReadonlyMap<DraftField, DraftFault>;

export const emptyDraft: Draft = { name: "", companyId: null, departments: [""] };

const isBlank = (name: string) => name.trim() === "";

/** One empty place at the end, and no more. */
export const withPlaceForNext = (departments: readonly string[]): readonly string[] => {
  const last = departments.findLastIndex((name) => !isBlank(name));
  return [...departments.slice(0, last + 1), ""];
};

/** What was typed into one place. Several lines pasted into it are several areas. */
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

/** What is wrong with a draft, in the order in which its fields stand. */
export const draftFaults = ({ name, companyId, departments }: Draft): DraftFaults => {
  const wrongName = nameFault(name);
  return new Map([
    ...(companyId === null ? [["companyId", "companyRequired"] as const] : []),
    ...(wrongName ? [["name", wrongName] as const] : []),
    ...departmentFaults(departments),
  ]);
};
