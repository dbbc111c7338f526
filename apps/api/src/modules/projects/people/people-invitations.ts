import type { Handler } from "../../../platform/http/handler.ts";
import { type LinkKeys, resendToProject, withdrawFromProject } from "../../access/index.ts";
import { loadSupplierLinkForPeople, projectForPeople } from "./people-for.ts";

export const resendPerson =
  (keys: LinkKeys): Handler<"POST /projects/{id}/invitations/{invitationId}/resend"> =>
  async (scope, { params }) => {
    const found = await projectForPeople(scope, { key: "resend_user_project", id: params.id });
    if (!found.ok) return found;
    const sent = await resendToProject(keys)(scope, { ...found.value, id: params.invitationId });
    return sent.ok ? sent.value : sent;
  };

export const resendPersonByLink =
  (keys: LinkKeys): Handler<"POST /projects/account/{projectCompanyId}/resend-invite"> =>
  async (scope, { params, body }) => {
    const found = await loadSupplierLinkForPeople(scope, { key: "resend_user_project", id: params.projectCompanyId });
    if (!found.ok) return found;
    const sent = await resendToProject(keys)(scope, { ...found.value, id: body.accountId });
    return sent.ok ? sent.value : sent;
  };

export const withdrawInvitation: Handler<"DELETE /projects/{id}/invitations/{invitationId}"> = async (scope, { params }) => {
  const found = await projectForPeople(scope, { key: "revoke_user_project", id: params.id });
  if (!found.ok) return found;
  const gone = await withdrawFromProject(scope, { ...found.value, id: params.invitationId });
  return gone.ok ? null : gone;
};
