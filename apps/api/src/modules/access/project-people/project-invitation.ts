import type { Invite } from "@emdia/contract/access/invitation-routes.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { rememberAccess } from "../access-history.ts";
import { standing } from "../invitations/present-invitation.ts";
import { sendAgain } from "../invitations/resend-invitation.ts";
import type { LinkKeys } from "../invitations/send-invitation.ts";
import { mayDoInProject } from "../policy.ts";
import { canStill } from "../rules/invitation-state.ts";
import { cancelInvitationRow } from "../store/invitation-changes.ts";
import { type Invitation, readInvitation } from "../store/invitations.ts";
import { dropInvitedProject, invitedProjects, lockProjectInvitation } from "../store/project-invitations.ts";
import type { NamedProject } from "./invite-to-project.ts";
import { presentProjectInvitation } from "./present-project-people.ts";

/** Reference to a project invitation in the companies that the caller sees. */
export type AskedInvitation = { readonly companyIds: readonly number[]; readonly project: NamedProject; readonly id: number };
type Act = { readonly key: Extract<PermissionKey, "resend_user_project" | "revoke_user_project">; readonly act: "resend" | "cancel" };
type InvitationResult = Outcome<Invitation, "invitation.not_found" | "invitation.settled" | "permission.missing">;

const found = async (scope: Scope, { key, act }: Act, { companyIds, project, id }: AskedInvitation): Promise<InvitationResult> => {
  const invitation = await lockProjectInvitation(scope, { companyIds, project }, id);
  if (!invitation) return refuse("invitation.not_found");
  const { companyId } = invitation;
  if (!mayDoInProject(scope, key, { companyId, projectId: project.id }))
    return refuse("permission.missing", { permission: key, companyId });
  return canStill(act, standing(scope, invitation)) ? accept(invitation) : refuse("invitation.settled");
};

type Resent = Outcome<
  Invite,
  | Exclude<InvitationResult, { ok: true }>["code"]
  | "invitation.just_sent"
  | "invitation.company_limit"
  | "invitation.recipient_limit"
  | "profile.not_found"
  | "profile.beyond_own"
>;
export const resendToProject =
  (keys: LinkKeys) =>
  async (scope: Scope, reference: AskedInvitation): Promise<Resent> => {
    const invitation = await found(scope, { key: "resend_user_project", act: "resend" }, reference);
    if (!invitation.ok) return invitation;
    const { id, companyId } = invitation.value;
    const sent = await sendAgain(scope, keys, invitation.value);
    if (!sent.ok) return sent;
    return accept(presentProjectInvitation(scope, await readInvitation(scope, companyId, id), reference.project.id));
  };

/** Removes the project from an invitation. Cancels the invitation if no project remains. */
export const withdrawFromProject = async (scope: Scope, reference: AskedInvitation) => {
  const invitation = await found(scope, { key: "revoke_user_project", act: "cancel" }, reference);
  if (!invitation.ok) return invitation;
  const { id, companyId, email } = invitation.value;
  const change = { field: "project", from: reference.project.name, to: null };
  const others = (await invitedProjects(scope, { companyId, id })).filter((project) => project.id !== reference.project.id);
  if (others.length > 0) await dropInvitedProject(scope, { companyId, id }, reference.project);
  else await cancelInvitationRow(scope, { companyId, id });
  await rememberAccess(scope, companyId, { subject: { kind: "invitation", id, name: email }, action: "invitation.cancelled", change });
  return accept(null);
};
