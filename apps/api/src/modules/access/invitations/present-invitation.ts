import type { Invite } from "@emdia/contract/access/invitation-routes.ts";
import { secondsBetween } from "../../../kernel/dates.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { mayDo } from "../policy.ts";
import { canStill, stateOf } from "../rules/invitation-state.ts";
import type { Invitation } from "../store/invitations.ts";

/** Input of the invitation rules: the status and the remaining seconds. */
export const standing = ({ now }: Scope, { status, expiresAt }: Invitation) => ({ status, secondsLeft: secondsBetween(now, expiresAt) });

/** Presents an invitation to the company that sent it. */
export const presentInvitation = (scope: Scope, invitation: Invitation): Invite => {
  const { status: _, profileId, profileName, sentAt, resentAt, expiresAt, usedAt, ...rest } = invitation;
  const stored = standing(scope, invitation);
  return {
    ...rest,
    profile: profileId === null || profileName === null ? null : { id: profileId, name: profileName },
    invited: true,
    state: stateOf(stored),
    sentAt: sentAt.toISOString(),
    resentAt: resentAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    can: {
      resend: canStill("resend", stored) && mayDo(scope, "resend_invite", rest.companyId),
      cancel: canStill("cancel", stored) && mayDo(scope, "remove_invite", rest.companyId),
    },
  };
};
