import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { giveProfileInProject, removeFromProject } from "../../access/index.ts";
import { aboutProject } from "../wizard/steps/step-change.ts";
import { loadSupplierLinkForPeople, projectForPeople } from "./people-for.ts";
import { companiesWhere } from "./people-policy.ts";

/** A profile applies to the whole company, so only users without a project restriction may change it. */
export const changeProjectProfile: Handler<"PATCH /projects/project-company/{id}/account/{accountId}"> = async (
  scope,
  { params, body },
) => {
  const found = await loadSupplierLinkForPeople(scope, { key: "update_users", id: params.id });
  if (!found.ok) return found;
  const { project, companyIds } = found.value;
  const whole = scope.entries.filter(({ projects }) => projects === "all").map(({ companyId }) => companyId);
  const may = companyIds.filter((id) => whole.includes(id));
  const candidates = may.filter((id) => body.companyId === undefined || id === body.companyId);
  if (may.length === 0) return refuse("permission.missing", { permission: "update_users" });
  for (const companyId of candidates) {
    const changed = await giveProfileInProject(scope, { companyId, project, accountId: params.accountId }, body.profileId);
    const side = companyId === project.contractorId ? ("contractor" as const) : ("provider" as const);
    if (changed.ok) return { ...changed.value, side };
    if (changed.code !== "user.not_found") return changed;
  }
  return refuse("user.not_found");
};

export const removePersonFromProject: Handler<"DELETE /projects/{projectId}/company/{companyId}/account/{accountId}"> = async (
  scope,
  { params: { projectId, companyId, accountId } },
) => {
  const found = await projectForPeople(scope, { key: "revoke_user_project", id: projectId });
  if (!found.ok) return found;
  const { project } = found.value;
  if (companiesWhere(scope, ["revoke_user_project"], project).every(({ id }) => id !== companyId)) return refuse("company.not_found");
  const removed = await removeFromProject(scope, { companyId, project, accountId });
  if (!removed.ok) return removed;
  if (companyId === project.contractorId)
    await recordHistory(scope, {
      ...aboutProject(project),
      subject: { kind: "account", id: accountId, name: removed.value },
      action: "project.person_removed",
    });
  return null;
};
