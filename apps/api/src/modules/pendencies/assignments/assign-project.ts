import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { mayAssign, seesQueueOf } from "../policy.ts";
import { findAssignee } from "./find-assignee.ts";
import { presentAssignee } from "./present-assignee.ts";
import { contractorOfProject, writeAssignment } from "./store.ts";

export const assignProject: Handler<"PUT /pendencies/review-queue/projects/{id}/assignee"> = async (scope, { params, body }) => {
  const contractorId = await contractorOfProject(scope.tx, params.id);
  if (contractorId === undefined) return refuse("project.not_found");
  const place = { contractorId, projectId: params.id };
  if (!seesQueueOf(scope, place)) return refuse("project.not_found");
  if (!mayAssign(scope, place)) return refuse("permission.missing", { permission: "assign_review", companyId: contractorId });
  const assignee = await findAssignee(scope, { ...place, ...body });
  if (!assignee.ok) return assignee;
  const written = await writeAssignment(scope.tx, { contractorId, of: "project", id: params.id }, assignee.value);
  if (!written.ok) return written;
  return { assignee: presentAssignee(assignee.value) };
};
