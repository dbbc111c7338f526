// Permission check and loading of an invitation.
import type { NamedInvitation } from "@emdia/contract/access/invitation-routes.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { mayDo, maySee, standsIn } from "../policy.ts";
import { canStill } from "../rules/invitation-state.ts";
import { type AskedInvitation, type Invitation, lockInvitation } from "../store/invitations.ts";
import { standing } from "./present-invitation.ts";

type Act = { readonly key: Extract<PermissionKey, "resend_invite" | "remove_invite">; readonly act: "resend" | "cancel" };
type Result = Outcome<Invitation, "invitation.not_found" | "invitation.settled" | "permission.missing" | "request.malformed">;

/** Reads the id, or e-mail and company. The body takes precedence over the query (CD-087). */
const referenceFrom = (body: NamedInvitation, query: NamedInvitation): AskedInvitation | undefined => {
  const { inviteId, email, companyId } = { ...query, ...body };
  if (inviteId !== undefined) return { id: inviteId };
  return email !== undefined && companyId !== undefined ? { email, companyId } : undefined;
};

type Input = { readonly body: NamedInvitation; readonly query: NamedInvitation };

/** Locks the invitation to change. 404 if the caller does not see it, 403 if they may not take the action. */
export const invitationFor = async (scope: Scope, { key, act }: Act, { body, query }: Input): Promise<Result> => {
  const reference = referenceFrom(body, query);
  if (!reference) return refuse("request.malformed", { fields: [{ field: "body.inviteId", rule: "required" }] });
  const companyIds = scope.entries.map(({ companyId }) => companyId);
  const invitation = await lockInvitation(scope, companyIds, reference);
  if (!invitation || !isShown(scope, key, invitation)) return refuse("invitation.not_found");
  const { companyId } = invitation;
  if (!mayDo(scope, key, companyId)) return refuse("permission.missing", { permission: key, companyId });
  return canStill(act, standing(scope, invitation)) ? accept(invitation) : refuse("invitation.settled");
};

const isShown = (scope: Scope, key: PermissionKey, { companyId }: Invitation): boolean =>
  standsIn(scope, companyId) && (maySee(scope, "see_invites", companyId) || maySee(scope, key, companyId));
