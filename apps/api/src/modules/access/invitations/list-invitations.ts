import type { Handler } from "../../../platform/http/handler.ts";
import { whereMaySee } from "../policy.ts";
import { waiting, waitingOrTaken } from "../rules/invitation-state.ts";
import { listInvitationPage } from "../store/invitations.ts";
import { presentInvitation } from "./present-invitation.ts";

export const listInvitations: Handler<"GET /invites/users"> = async (scope, { query }) => {
  const { companyId, confirmed = false } = query;
  const companyIds = whereMaySee(scope, "see_invites").filter((id) => companyId === undefined || id === companyId);
  const { rows, meta } = await listInvitationPage(scope, { companyIds, statuses: confirmed ? waitingOrTaken : waiting }, query);
  return { results: rows.map((invitation) => presentInvitation(scope, invitation)), meta };
};
