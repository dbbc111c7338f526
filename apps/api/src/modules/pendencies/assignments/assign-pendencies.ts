import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { toBulkResult } from "../../../platform/http/bulk-line.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findVisiblePendency } from "../load-pendency.ts";
import { companyAsked, mayAssign } from "../policy.ts";
import { findAssignee } from "./find-assignee.ts";
import { writeAssignment } from "./store.ts";

const assignOne = async (scope: Scope, id: number, account: number | null) => {
  const found = await findVisiblePendency(scope, id);
  if (!found.ok) return found;
  const pendency = found.value;
  if (!mayAssign(scope, pendency))
    return refuse("permission.missing", { permission: "assign_review", companyId: companyAsked(scope, pendency) });
  const assignee = await findAssignee(scope, { ...pendency, account });
  if (!assignee.ok) return assignee;
  await writeAssignment(scope.tx, { contractorId: pendency.contractorId, of: "pendency", id }, assignee.value);
  return "done";
};

export const assignPendencies: Handler<"POST /pendencies/assignees"> = async (scope, { body: { ids, account } }) => {
  const results = [];
  // In id order, so that concurrent requests cannot deadlock.
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other))
    results.push(toBulkResult(id, await assignOne(scope, id, account)));
  return { results };
};
