import type { Handler } from "../../../platform/http/handler.ts";
import { rememberAccess } from "../access-history.ts";
import { cancelInvitationRow } from "../store/invitation-changes.ts";
import { invitationFor } from "./invitation-for.ts";

export const cancelInvitation: Handler<"DELETE /invites/user"> = async (scope, named) => {
  const found = await invitationFor(scope, { key: "remove_invite", act: "cancel" }, named);
  if (!found.ok) return found;
  const { id, companyId, email } = found.value;
  await cancelInvitationRow(scope, { companyId, id });
  await rememberAccess(scope, companyId, { subject: { kind: "invitation", id, name: email }, action: "invitation.cancelled" });
  return null;
};
