import { secondsBetween } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { readCode } from "../../../platform/secrets/link-code.ts";
import { type InvitationState, stateOf } from "../rules/invitation-state.ts";
import { type Acceptance, type Accepting, invitationBySecret, type ShownInvitation, takeUpInvitation } from "../store/shown-invitation.ts";

/** Invitation data that the public page shows for a link. */
export type InvitationByToken = Omit<ShownInvitation, "status" | "expiresAt"> & { readonly status: InvitationState };
type Input = { readonly token: string; readonly now: Date };

/** Returns undefined for an unknown link, and for a link that a newer e-mail replaced. */
export const invitationByToken = async (tx: Tx, { token, now }: Input): Promise<InvitationByToken | undefined> => {
  const code = readCode(token);
  const found = code && (await invitationBySecret(tx, code));
  if (!found) return undefined;
  const { expiresAt, status, ...known } = found;
  return { ...known, status: stateOf({ status, secondsLeft: secondsBetween(now, expiresAt) }) };
};

/**
 * Creates the membership and marks the invitation as used in one statement; a concurrent second request gets `used`. An existing membership
 * does not change. The account must have the invited e-mail address.
 */
export const acceptInvitation = async (tx: Tx, { token, ...by }: Accepting & { readonly token: string }): Promise<Acceptance> => {
  const code = readCode(token);
  return code ? takeUpInvitation(tx, code, by) : "unknown";
};
