import type { Plan } from "@emdia/contract/limits.ts";
import type { ProjectListQuery } from "@emdia/contract/projects/routes.ts";

/** Filters by ids that only a link sets, such as one of the panels. */
const linked = ["departments", "projects", "provider"] as const;
type Linked = (typeof linked)[number];
type Change = Partial<ProjectListQuery>;
/** One active filter, and the change that removes it. */
export type ActiveFilter = { readonly change: Change } & (
  | { readonly kind: "companies" | "facilities"; readonly id: number }
  | { readonly kind: "startsFrom" | "endsUntil"; readonly day: string }
  | { readonly kind: Linked; readonly count: number }
  | { readonly kind: "plan"; readonly plans: readonly Plan[] }
);

/** Removes an id from the list. Returns undefined instead of an empty list, because an empty list is not a filter. */
const without = (ids: readonly number[], id: number): number[] | undefined => {
  const rest = ids.filter((one) => one !== id);
  return rest.length === 0 ? undefined : rest;
};

const linkedFilters = (asked: ProjectListQuery): readonly ActiveFilter[] => [
  ...linked.flatMap((kind) => (asked[kind] ? [{ kind, count: asked[kind].length, change: { [kind]: undefined } }] : [])),
  ...(asked.plan ? [{ kind: "plan", plans: asked.plan, change: { plan: undefined } } as const] : []),
];

const fieldFilters = ({ companies = [], facilities = [], startsFrom, endsUntil }: ProjectListQuery): readonly ActiveFilter[] => [
  ...companies.map((id) => ({ kind: "companies", id, change: { companies: without(companies, id) } }) as const),
  ...facilities.map((id) => ({ kind: "facilities", id, change: { facilities: without(facilities, id) } }) as const),
  ...(startsFrom === undefined ? [] : [{ kind: "startsFrom", day: startsFrom, change: { startsFrom: undefined } } as const]),
  ...(endsUntil === undefined ? [] : [{ kind: "endsUntil", day: endsUntil, change: { endsUntil: undefined } } as const]),
];

/** The filters inside the panel, in the order of its fields, and those of a link. */
export const activeFilters = (asked: ProjectListQuery): readonly ActiveFilter[] => [...fieldFilters(asked), ...linkedFilters(asked)];

/** The change that removes every filter but keeps the order. */
export const noFilters = {
  query: undefined,
  state: undefined,
  companies: undefined,
  facilities: undefined,
  departments: undefined,
  projects: undefined,
  provider: undefined,
  plan: undefined,
  startsFrom: undefined,
  endsUntil: undefined,
} as const satisfies Change;

/** Whether any filter is set. An empty list with a filter does not mean that there are no projects. */
export const isNarrowed = (filter: ProjectListQuery): boolean =>
  (Object.keys(noFilters) as readonly (keyof typeof noFilters)[]).some((name) => filter[name] !== undefined && filter[name] !== "");
