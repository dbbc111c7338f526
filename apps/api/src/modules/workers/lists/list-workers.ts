import type { WorkerListQuery } from "@emdia/contract/workers/list-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { seesWorkersOf } from "../policy.ts";
import type { AskedProject } from "../store/worker-branches.ts";
import { listWorkerPage } from "../store/worker-list.ts";
import { projectOfWorkers } from "../store/worker-projects.ts";
import { askedBy } from "./asked-workers.ts";
import { presentChoice, presentWorkerRow } from "./present-worker-row.ts";

const rowsFor = async (scope: Scope, query: WorkerListQuery, project?: AskedProject) => {
  const { rows, meta } = await listWorkerPage(scope.tx, askedBy(scope, query, project));
  return { results: rows.map((worker) => presentWorkerRow(scope, worker)), meta };
};

export const listWorkers: Handler<"GET /employees"> = (scope, { query }) => rowsFor(scope, query);

export const listWithoutProjects: Handler<"GET /employees-without-projects"> = (scope, { query }) =>
  rowsFor(scope, { ...query, withOutProjects: true });

export const chooseWorkers: Handler<"GET /companies/employees"> = async (scope, { query }) => {
  const { rows, meta } = await listWorkerPage(scope.tx, askedBy(scope, { ...query, orderBy: "NAME_ASC" as const }));
  return { results: rows.map((worker) => presentChoice(scope, worker)), meta };
};

export const listProjectWorkers: Handler<"GET /employees/project/{id}"> = async (scope, { params, query }) => {
  const project = await projectOfWorkers(scope.tx, params.id);
  if (!project || !seesWorkersOf(scope, project)) return refuse("project.not_found");
  return rowsFor(scope, query, project);
};
