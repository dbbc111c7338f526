import type { Invite } from "@emdia/contract/access/invitation-routes.ts";
import { secondsBetween } from "../../../kernel/dates.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { mayDo } from "../policy.ts";
import { canStill, stateOf } from "../rules/invitation-state.ts";
import type { Invitation } from "../store/invitations.ts";

/** What the rules ask of an invitation: its status, and how long it still works. */
export const standing = ({ now }: Scope, { status, expiresAt }: Invitation) => ({ status, secondsLeft: secondsBetween(now, expiresAt) });

/** An invitation as the company that sent it sees it. */
export const presentInvitation = (scope: Scope, invitation: Invitation): Invite => {
  const { status: _, profileId, profileName, sentAt, resentAt, expiresAt, usedAt, ...told } = invitation;
  const kept = standing(scope, invitation);
  return {
    ...told,
    profile: profileId === null || profileName === null ? null : { id: profileId, name: profileName },
    invited: true,
    state: stateOf(kept),
    sentAt: sentAt.toISOString(),
    resentAt: resentAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    can: {
      resend: canStill("resend", kept) && mayDo(scope, "resend_invite", told.companyId),
      cancel: canStill("cancel", kept) && mayDo(scope, "remove_invite", told.companyId),
    },
  };
};
