import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { contractorBranches } from "../list/list-scope.ts";
import { mayAssign } from "../policy.ts";
import { findAssignee } from "./find-assignee.ts";
import { presentAssignee } from "./present-assignee.ts";
import { suppliesContractor, writeAssignment } from "./store.ts";

const seesSupplier = async (scope: Scope, { contractorId, providerId }: { readonly contractorId: number; readonly providerId: number }) => {
  const branch = contractorBranches(scope).find(({ companyIds }) => companyIds.includes(contractorId));
  return branch !== undefined && (await suppliesContractor(scope.tx, { contractorId, providerId, projectIds: branch.projectIds }));
};

/** Needs the whole contractor, because the assignment applies in all of its projects. */
export const assignSupplier: Handler<"PUT /pendencies/review-queue/companies/{companyId}/suppliers/{id}/assignee"> = async (
  scope,
  { params, body },
) => {
  const contractorId = params.companyId;
  if (!(await seesSupplier(scope, { contractorId, providerId: params.id }))) return refuse("company.not_found");
  const place = { contractorId, projectId: "all" as const };
  if (!mayAssign(scope, place)) return refuse("permission.missing", { permission: "assign_review", companyId: contractorId });
  const assignee = await findAssignee(scope, { ...place, ...body });
  if (!assignee.ok) return assignee;
  const written = await writeAssignment(scope.tx, { contractorId, of: "supplier", id: params.id }, assignee.value);
  if (!written.ok) return written;
  return { assignee: presentAssignee(assignee.value) };
};
