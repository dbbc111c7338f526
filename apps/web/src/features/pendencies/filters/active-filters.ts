import { DEFAULT_PLAN } from "@emdia/contract/limits.ts";
import type { PendencyAddress } from "../pendency-filter.ts";
import { countedIds, filterIds } from "./filter-kinds.ts";

/** Removes every filter, but keeps the plan and the order. */
export const noFilters = {
  name: undefined,
  contract: undefined,
  project_name: undefined,
  employee: undefined,
  company: undefined,
  startDate: undefined,
  endDate: undefined,
  referenceMonthStart: undefined,
  referenceMonthEnd: undefined,
  withoutReferenceMonth: undefined,
  sendByStart: undefined,
  sendByEnd: undefined,
  reviewOverdue: undefined,
  myQueue: undefined,
  disputed: undefined,
  status: undefined,
  rejected: undefined,
  withoutRejection: undefined,
  inactive: undefined,
  pendencyType: undefined,
  considerComments: undefined,
  waitsForMyAnswer: undefined,
  project: undefined,
  worker: undefined,
  supplier: undefined,
  contractor: undefined,
  documentType: undefined,
  department: undefined,
  createdStart: undefined,
  createdEnd: undefined,
  irregular: undefined,
  side: undefined,
} as const satisfies Partial<PendencyAddress>;
type Narrowing = keyof typeof noFilters;

export const opening = { ...noFilters, plan: [DEFAULT_PLAN], orderBy: "DEFAULT" } satisfies Partial<PendencyAddress>;

const inView: readonly Narrowing[] = [...filterIds, ...countedIds, "name", "status", "rejected", "withoutRejection", "irregular"];
const everyFilter = Object.keys(noFilters) as readonly Narrowing[];
const isAsked = (value: unknown): boolean => value !== undefined && value !== "" && value !== false;

/** The number of active filters inside the panel. */
export const hiddenFilters = (filter: PendencyAddress): number =>
  everyFilter.filter((name) => !inView.includes(name) && isAsked(filter[name])).length;

/** Whether any filter is set. An empty list with a filter does not mean that there are no pendencies. */
export const isNarrowed = (filter: PendencyAddress): boolean => everyFilter.some((name) => isAsked(filter[name]));

/** Whether the end of a range is before its start. */
export const isReversed = (from: string | undefined, until: string | undefined): boolean =>
  from !== undefined && until !== undefined && until < from;
