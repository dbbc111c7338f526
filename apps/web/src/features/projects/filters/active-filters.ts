import type { ProjectListQuery } from "@emdia/contract/projects/routes.ts";

type Change = Partial<ProjectListQuery>;
/** One filter that narrows the list, and the change that takes it away. */
export type ActiveFilter = { readonly change: Change } & (
  | { readonly kind: "companies" | "facilities"; readonly id: number }
  | { readonly kind: "startsFrom" | "endsUntil"; readonly day: string }
);

/** A list of ids without one of them: an empty list is no filter. */
const without = (ids: readonly number[], id: number): number[] | undefined => {
  const rest = ids.filter((one) => one !== id);
  return rest.length === 0 ? undefined : rest;
};

/** Every filter that is not in view all the time, in the order in which the panel offers them. */
export const activeFilters = ({ companies = [], facilities = [], startsFrom, endsUntil }: ProjectListQuery): readonly ActiveFilter[] => [
  ...companies.map((id) => ({ kind: "companies", id, change: { companies: without(companies, id) } }) as const),
  ...facilities.map((id) => ({ kind: "facilities", id, change: { facilities: without(facilities, id) } }) as const),
  ...(startsFrom === undefined ? [] : [{ kind: "startsFrom", day: startsFrom, change: { startsFrom: undefined } } as const]),
  ...(endsUntil === undefined ? [] : [{ kind: "endsUntil", day: endsUntil, change: { endsUntil: undefined } } as const]),
];

/** Shows every project again, in the order that was chosen. */
export const noFilters = {
  query: undefined,
  state: undefined,
  companies: undefined,
  facilities: undefined,
  startsFrom: undefined,
  endsUntil: undefined,
} as const satisfies Change;

/** Whether anything narrows the list: then an empty one says nothing about the projects that there are. */
export const isNarrowed = (filter: ProjectListQuery): boolean =>
  (Object.keys(noFilters) as readonly (keyof typeof noFilters)[]).some((name) => filter[name] !== undefined && filter[name] !== "");
