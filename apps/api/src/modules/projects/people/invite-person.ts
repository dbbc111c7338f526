import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { inviteToProject, type LinkKeys } from "../../access/index.ts";
import { aboutProject } from "../wizard/steps/step-change.ts";
import { loadSupplierLinkForPeople, type ProjectOfPeople, projectForPeople } from "./people-for.ts";

type Input = { readonly companyId: number; readonly email: string; readonly profileId: number };

const invite = async (scope: Scope, keys: LinkKeys, { project, companyIds, asked }: ProjectOfPeople & { readonly asked: Input }) => {
  const { companyId, email } = asked;
  if (!companyIds.includes(companyId)) return refuse("company.not_found");
  if (project.isDraft) return refuse("project.is_draft");
  const invited = await inviteToProject(keys)(scope, { companyId, project }, asked);
  if (!invited.ok) return invited;
  // A supplier's invitation appears only in its own access history, because the contractor must not see it.
  if (companyId === project.contractorId)
    await recordHistory(scope, {
      ...aboutProject(project),
      action: "project.person_invited",
      change: { field: "email", from: null, to: email },
    });
  return invited.value;
};

export const invitePerson =
  (keys: LinkKeys): Handler<"POST /projects/{id}/accounts"> =>
  async (scope, { params, body }) => {
    const found = await projectForPeople(scope, { key: "invite_user_project", id: params.id });
    return found.ok ? invite(scope, keys, { ...found.value, asked: body }) : found;
  };

export const invitePersonByLink =
  (keys: LinkKeys): Handler<"POST /projects/account/{id}"> =>
  async (scope, { params, body: { companyId, ...asked } }) => {
    const found = await loadSupplierLinkForPeople(scope, { key: "invite_user_project", id: params.id });
    if (!found.ok) return found;
    const [first = 0] = found.value.companyIds;
    return invite(scope, keys, { ...found.value, asked: { ...asked, companyId: companyId ?? first } });
  };
