import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { inSavepoint } from "../../../platform/database/savepoint.ts";
import { toBulkResult } from "../../../platform/http/bulk-line.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findVisiblePendency } from "../load-pendency.ts";
import { companyAsked, mayAssign } from "../policy.ts";
import { assigneeFinder } from "./find-assignee.ts";
import { writeAssignment } from "./store.ts";

type Finder = ReturnType<typeof assigneeFinder>;

const assignOne = async (
  scope: Scope,
  { id, account, find }: { readonly id: number; readonly account: number | null; readonly find: Finder },
) => {
  const found = await findVisiblePendency(scope, id);
  if (!found.ok) return found;
  const pendency = found.value;
  if (!mayAssign(scope, pendency))
    return refuse("permission.missing", { permission: "assign_review", companyId: companyAsked(scope, pendency) });
  const assignee = await find({ ...pendency, account });
  if (!assignee.ok) return assignee;
  const written = await writeAssignment(scope.tx, { contractorId: pendency.contractorId, of: "pendency", id }, assignee.value);
  return written.ok ? ("done" as const) : written;
};

export const assignPendencies: Handler<"POST /pendencies/assignees"> = async (scope, { body: { ids, account } }) => {
  const find = assigneeFinder(scope);
  const results = [];
  // In id order, so that concurrent requests cannot deadlock.
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other))
    results.push(toBulkResult(id, await inSavepoint(scope.tx, () => assignOne(scope, { id, account, find }))));
  return { results };
};
