import type { Plan } from "@emdia/contract/limits.ts";
import type { Paging } from "@emdia/contract/list.ts";
import { type ScopeChange, scopeChangeRoutes } from "@emdia/contract/projects/scope-change-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { metaOf, offsetOf } from "../../../platform/database/paging.ts";
import { type Handler, module } from "../../../platform/http/handler.ts";
import { type NamedWorker, type ProjectData, type ProjectDataProvider, projectDataFrom } from "../project-data.ts";
import { projectFor } from "../project-for.ts";
import { beforeAndAfter, dayOfChange, differenceByWorker, type WorkerDifference } from "../rules/dry-run.ts";
import { requirementsOf } from "../store/requirements.ts";
import { changeOf, factsOn } from "./dry-run-project.ts";

type Input = { readonly id: number; readonly body: ScopeChange; readonly paging: Paging; readonly plan?: Plan };

const byName = (names: ReadonlyMap<number, NamedWorker>) => (one: WorkerDifference, other: WorkerDifference) =>
  (names.get(one.workerId)?.name ?? "").localeCompare(names.get(other.workerId)?.name ?? "", "pt-BR") || one.workerId - other.workerId;

const preview = async (scope: Scope, known: ProjectData, { id, body, paging, plan }: Input) => {
  const found = await projectFor(scope, ["update_project", "config_pendency_project", "config_stp_project"], id);
  if (!found.ok) return found;
  const project = found.value;
  if (!project.providerIds.includes(body.companyId)) return refuse("project.supplier_unknown");
  const day = dayOfChange(body.from ?? scope.today, scope.today);
  if (!day.ok) return day;
  const from = day.value;
  const { facts, reading } = await factsOn(scope.tx, project, { from, workersIn: known.workersIn });
  const { companyId, plans, exceptions } = body;
  const input = { from, supplier: { companyId, plans, exceptions } };
  const change = await changeOf(scope, { project, body: input, reading });
  if (!change.ok) return change.code === "project.requirement_unknown" ? refuse(change.code) : refuse("project.not_found");

  const demanded = new Map((await requirementsOf(scope.tx, project)).map((one) => [one.typeId, one]));
  const { before, after } = beforeAndAfter(facts, change.value);
  const existing = await known.askedIn(scope.tx, project);
  const affected = differenceByWorker({ before, after, existing }, (one) => plan === undefined || demanded.get(one)?.plan === plan);
  const workers = await known.workersNamed(
    scope.tx,
    affected.map(({ workerId }) => workerId),
  );
  const names = new Map(workers.map((worker) => [worker.id, worker]));
  const page = affected.toSorted(byName(names)).slice(offsetOf(paging), offsetOf(paging) + paging.itemsPerPage);
  const results = page.map(({ workerId, byType, appears, vanishes }) => ({
    employeeId: workerId,
    name: names.get(workerId)?.name ?? "",
    role: names.get(workerId)?.role ?? "",
    companyId: names.get(workerId)?.supplierId ?? body.companyId,
    companyName: names.get(workerId)?.supplierName ?? "",
    appears,
    vanishes,
    documents: [...byType].map(([typeId, counted]) => {
      const { name = "", plan: of = "SSMA" as const } = demanded.get(typeId) ?? {};
      return { name, plan: of, ...counted };
    }),
  }));
  return { results, meta: metaOf(paging, affected.length, results.length) };
};

/** Workers who are still linked after an end date of the project. Requires `update_project`, the permission to set that date. */
const beyondEnd =
  ({ workersBeyond }: ProjectData): Handler<"GET /projects/{id}/employees-beyond"> =>
  async (scope, { params, query: { endDate, ...paging } }) => {
    const found = await projectFor(scope, ["update_project"], params.id);
    if (!found.ok) return found;
    const day = endDate ?? found.value.endDate;
    const workers = day === null ? [] : await workersBeyond(scope.tx, found.value, day);
    const results = workers.slice(offsetOf(paging), offsetOf(paging) + paging.itemsPerPage).map((worker) => ({
      employeeId: worker.id,
      name: worker.name,
      companyId: worker.supplierId,
      companyName: worker.supplierName,
      hiringDate: worker.hiringDate,
      endDate: worker.endDate,
    }));
    return { results, meta: metaOf(paging, workers.length, results.length) };
  };

/** Routes that preview the effect of an unsaved project change on its workers. */
export const affectedWorkers = ({ laterModules }: { readonly laterModules: readonly ProjectDataProvider[] }) => {
  const known = projectDataFrom(laterModules);
  return module("affected-workers", scopeChangeRoutes, {
    "POST /projects/{id}/company/check-affected-employees-by-scope-change": (scope, { params, body, query }) =>
      preview(scope, known, { id: params.id, body, paging: query }),
    "POST /projects/{id}/company/stp/preview-scope-change": (scope, { params, body, query }) =>
      preview(scope, known, { id: params.id, body, paging: query, plan: "STP" }),
    "GET /projects/{id}/employees-beyond": beyondEnd(known),
  });
};
