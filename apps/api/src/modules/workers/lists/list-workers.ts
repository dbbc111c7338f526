import { blockedWorkersFilter } from "@emdia/contract/home/figures.ts";
import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { Paging } from "@emdia/contract/list.ts";
import type { WorkerFilter, WorkerListQuery } from "@emdia/contract/workers/list-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import { entriesHolding, type Scope } from "../../../platform/access/scope.ts";
import { cappedTotal } from "../../../platform/database/paging.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { seesWorkersOf } from "../policy.ts";
import { countWorkers, listWorkerPage } from "../store/worker-list.ts";
import { projectOfWorkers } from "../store/worker-projects.ts";
import { presentChoice, presentWorkerRow } from "./present-worker-row.ts";
import { workerListInput } from "./worker-list-input.ts";
import { entriesSeeingWorkersOf } from "./workers-of-provider.ts";

const listRows = async (scope: Scope, query: WorkerListQuery, projectId?: number) => {
  const { rows, meta } = await listWorkerPage(scope.tx, workerListInput(scope, query, projectId));
  return { results: rows.map((worker) => presentWorkerRow(scope, worker)), meta };
};

export const listWorkers: Handler<"GET /employees"> = (scope, { query }) => listRows(scope, query);

export const listWithoutProjects: Handler<"GET /employees-without-projects"> = (scope, { query }) =>
  listRows(scope, { ...query, withOutProjects: true });

type ChoiceQuery = Paging & Pick<Partial<WorkerFilter>, "nameOrDocument" | "provider" | "contractStatus">;
/** Workers for a picker, of those that the user sees. */
export const workerChoices = async (scope: Scope, query: ChoiceQuery) => {
  const { rows, meta } = await listWorkerPage(scope.tx, workerListInput(scope, { ...query, orderBy: "NAME_ASC" as const }));
  return { results: rows.map((worker) => presentChoice(scope, worker)), meta };
};

/** The first workers by name or document, as the list finds them. Undefined if the user may not see the list. */
export const searchWorkers = async (scope: Scope, text: string, max: number) => {
  if (entriesHolding(scope, "see_employee").length === 0) return undefined;
  const { results, meta } = await workerChoices(scope, { nameOrDocument: text, page: FIRST_PAGE, itemsPerPage: max });
  return { results, hasMore: meta.totalResults > results.length };
};

/** Number of workers who may not work, as the list counts them. Undefined if the user may not see the list. */
export const countBlockedWorkers = async (scope: Scope) =>
  entriesHolding(scope, "see_employee").length === 0
    ? undefined
    : cappedTotal(await countWorkers(scope.tx, workerListInput(scope, blockedWorkersFilter)));

export const chooseWorkers: Handler<"GET /companies/employees"> = (scope, { query }) => workerChoices(scope, query);

export const chooseWorkersOfProvider: Handler<"GET /companies/{providerId}/employees"> = async (scope, { params, query }) => {
  if ((await entriesSeeingWorkersOf(scope, params.providerId)).length === 0) return refuse("company.not_found");
  return workerChoices(scope, { ...query, provider: params.providerId });
};

export const listProjectWorkers: Handler<"GET /employees/project/{id}"> = async (scope, { params, query }) => {
  const project = await projectOfWorkers(scope.tx, params.id);
  if (!project || !seesWorkersOf(scope, project)) return refuse("project.not_found");
  return listRows(scope, query, project.id);
};
