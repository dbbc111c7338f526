import { DEFAULT_PLAN } from "@emdia/contract/limits.ts";
import type { PendencyAddress } from "../pendency-filter.ts";

/** Shows everything of the opening plan again, in the order that was chosen. */
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
  status: undefined,
  inactive: undefined,
  pendencyType: undefined,
  considerComments: undefined,
  waitsForMyAnswer: undefined,
  project: undefined,
  side: undefined,
} as const satisfies Partial<PendencyAddress>;
type Narrowing = keyof typeof noFilters;

export const opening = { ...noFilters, plan: [DEFAULT_PLAN], orderBy: "DEFAULT" } satisfies Partial<PendencyAddress>;

const inView: readonly Narrowing[] = ["name", "status", "project"];
const everyFilter = Object.keys(noFilters) as readonly Narrowing[];
const isAsked = (value: unknown): boolean => value !== undefined && value !== "" && value !== false;

/** How many of the filters that are not always in view are at work. */
export const hiddenFilters = (filter: PendencyAddress): number =>
  everyFilter.filter((name) => !inView.includes(name) && isAsked(filter[name])).length;

/** Whether anything narrows the list: then an empty one says nothing about what there is. */
export const isNarrowed = (filter: PendencyAddress): boolean => everyFilter.some((name) => isAsked(filter[name]));

/** An end before its beginning, which nothing lies between. */
export const isReversed = (from: string | undefined, until: string | undefined): boolean =>
  from !== undefined && until !== undefined && until < from;
