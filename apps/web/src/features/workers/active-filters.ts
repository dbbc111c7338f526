import type { WorkerListQuery } from "@emdia/contract/workers/list-routes.ts";

type Change = Partial<WorkerListQuery>;

/** Shows everybody again, in the order that was chosen. */
export const noFilters = {
  nameOrDocument: undefined,
  projectName: undefined,
  contract: undefined,
  hasPendencies: undefined,
  withOutProject: undefined,
  withOutProjects: undefined,
  contractStatus: undefined,
  statusSSMA: undefined,
  statusSTP: undefined,
  provider: undefined,
} as const satisfies Change;

const behindTheButton = ["projectName", "contract", "provider", "statusSSMA", "statusSTP", "hasPendencies"] as const;
const isAsked = (value: unknown): boolean => value !== undefined && value !== "" && value !== false;

/** How many of the filters that are not always in view are at work. */
export const hiddenFilters = (filter: WorkerListQuery): number => behindTheButton.filter((name) => isAsked(filter[name])).length;

/** Whether anything narrows the list: then an empty one says nothing about the people that there are. */
export const isNarrowed = (filter: WorkerListQuery): boolean =>
  (Object.keys(noFilters) as readonly (keyof typeof noFilters)[]).some((name) => isAsked(filter[name]));
