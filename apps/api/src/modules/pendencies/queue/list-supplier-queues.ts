import { exactMetaOf } from "../../../platform/database/paging.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { contractorBranches } from "../list/list-scope.ts";
import { mayAssign } from "../policy.ts";
import { queuedStatuses } from "../rules/deadlines.ts";
import { supplierQueues } from "../store/supplier-queues.ts";

export const listSupplierQueues: Handler<"GET /pendencies/review-queue/suppliers"> = async (scope, { query }) => {
  const branches = contractorBranches(scope);
  if (branches.length === 0) return { results: [], meta: exactMetaOf(query, 0) };
  const { rows, total } = await supplierQueues(scope.tx, branches, { statuses: queuedStatuses, today: scope.today, paging: query });
  return {
    results: rows.map((row) => ({ ...row, can: { assign: mayAssign(scope, { contractorId: row.contractor.id, projectId: "all" }) } })),
    meta: exactMetaOf(query, total),
  };
};
