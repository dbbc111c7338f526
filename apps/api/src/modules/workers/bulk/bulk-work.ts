import type { BulkLine } from "@emdia/contract/bulk-line.ts";
import { type BulkWork, workerBulkRoutes } from "@emdia/contract/workers/bulk-routes.ts";
import { isRefusal, type Refusal } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { inSavepoint } from "../../../platform/database/savepoint.ts";
import { toBulkResult } from "../../../platform/http/bulk-line.ts";
import { type Handler, module } from "../../../platform/http/handler.ts";
import { addLink } from "../records/contracts/add-link.ts";
import { unlinkWorker } from "../records/contracts/unlink-worker.ts";
import { workerFor } from "../worker-for.ts";

type Link = Extract<BulkWork, { readonly action: "LINK" }>;
type Unlink = Extract<BulkWork, { readonly action: "UNLINK" }>;
type Done = Promise<Refusal | "done">;

const link = async (scope: Scope, id: number, { projectId, hiringDate, endDate }: Link): Done => {
  const found = await workerFor(scope, id, "assign_employee_project");
  if (!found.ok) return found;
  const saved = await addLink(scope, found.value, { projectId, hiringDate, endDate });
  return saved.ok ? "done" : saved;
};

const unlink = async (scope: Scope, id: number, { projectId }: Unlink): Done => {
  const params = { employeeId: id, projectId };
  const answer = await unlinkWorker(scope, { params, query: undefined, body: undefined, headers: undefined });
  return isRefusal(answer) ? answer : "done";
};

/** One savepoint per worker, so that a refusal does not affect the others. The order of ids prevents deadlocks between two requests. */
const bulkWork: Handler<"POST /employees/bulk"> = async (scope, { body }) => {
  const lines = new Map<number, BulkLine>();
  for (const id of [...new Set(body.ids)].toSorted((one, other) => one - other)) {
    const answer = await inSavepoint(scope.tx, () => (body.action === "LINK" ? link(scope, id, body) : unlink(scope, id, body)));
    lines.set(id, toBulkResult(id, answer));
  }
  return { results: [...new Set(body.ids)].flatMap((id) => lines.get(id) ?? []) };
};

export const workerBulk = module("worker-bulk", workerBulkRoutes, { "POST /employees/bulk": bulkWork });
