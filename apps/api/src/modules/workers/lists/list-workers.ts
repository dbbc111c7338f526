import type { WorkerListQuery } from "@emdia/contract/workers/list-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { seesWorkersOf } from "../policy.ts";
import { listWorkerPage } from "../store/worker-list.ts";
import { projectOfWorkers } from "../store/worker-projects.ts";
import { presentChoice, presentWorkerRow } from "./present-worker-row.ts";
import { workerListInput } from "./worker-list-input.ts";

const listRows = async (scope: Scope, query: WorkerListQuery, projectId?: number) => {
  const { rows, meta } = await listWorkerPage(scope.tx, workerListInput(scope, query, projectId));
  return { results: rows.map((worker) => presentWorkerRow(scope, worker)), meta };
};

export const listWorkers: Handler<"GET /employees"> = (scope, { query }) => listRows(scope, query);

export const listWithoutProjects: Handler<"GET /employees-without-projects"> = (scope, { query }) =>
  listRows(scope, { ...query, withOutProjects: true });

export const chooseWorkers: Handler<"GET /companies/employees"> = async (scope, { query }) => {
  const { rows, meta } = await listWorkerPage(scope.tx, workerListInput(scope, { ...query, orderBy: "NAME_ASC" as const }));
  return { results: rows.map((worker) => presentChoice(scope, worker)), meta };
};

export const listProjectWorkers: Handler<"GET /employees/project/{id}"> = async (scope, { params, query }) => {
  const project = await projectOfWorkers(scope.tx, params.id);
  if (!project || !seesWorkersOf(scope, project)) return refuse("project.not_found");
  return listRows(scope, query, project.id);
};
