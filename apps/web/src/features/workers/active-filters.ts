import type { WorkerListQuery } from "@emdia/contract/workers/list-routes.ts";

type Change = Partial<WorkerListQuery>;

/** Clears every filter and keeps the order. */
export const noFilters = {
  nameOrDocument: undefined,
  projectName: undefined,
  contract: undefined,
  hasPendencies: undefined,
  withoutPendencies: undefined,
  plan: undefined,
  project: undefined,
  department: undefined,
  withProject: undefined,
  mayWork: undefined,
  withOutProject: undefined,
  withOutProjects: undefined,
  contractStatus: undefined,
  statusSSMA: undefined,
  statusSTP: undefined,
  provider: undefined,
} as const satisfies Change;

const behindTheButton = ["mayWork", "projectName", "contract", "provider", "statusSSMA", "statusSTP", "hasPendencies"] as const;
const isAsked = (value: unknown): boolean => value !== undefined && value !== "" && value !== false;

/** The number of active filters behind the button. */
export const hiddenFilters = (filter: WorkerListQuery): number => behindTheButton.filter((name) => isAsked(filter[name])).length;

/** Whether a filter is active. If so, an empty list does not mean that there are no workers. */
export const isNarrowed = (filter: WorkerListQuery): boolean =>
  (Object.keys(noFilters) as readonly (keyof typeof noFilters)[]).some((name) => isAsked(filter[name]));
