import { secondsBetween } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { readCode } from "../../../platform/secrets/link-code.ts";
import { type InvitationState, stateOf } from "../rules/invitation-state.ts";
import { type Acceptance, type Accepting, invitationBySecret, type ShownInvitation, takeUpInvitation } from "../store/shown-invitation.ts";

/** What a public page may know of an invitation whose link somebody opened. */
export type InvitationByToken = Omit<ShownInvitation, "status" | "expiresAt"> & { readonly status: InvitationState };
type Input = { readonly token: string; readonly now: Date };

/** Nothing comes back for a link that is not an invitation's, or that a newer e-mail has replaced. */
export const invitationByToken = async (tx: Tx, { token, now }: Input): Promise<InvitationByToken | undefined> => {
  const code = readCode(token);
  const found = code && (await invitationBySecret(tx, code));
  if (!found) return undefined;
  const { expiresAt, status, ...known } = found;
  return { ...known, status: stateOf({ status, secondsLeft: secondsBetween(now, expiresAt) }) };
};

/**
 * Makes the person a member and uses the invitation up, in one step: of two pages with the same link the second hears `used`.
 * Who already belongs to the company stays as they are. The account must be of the invited address.
 */
export const acceptInvitation = async (tx: Tx, { token, ...by }: Accepting & { readonly token: string }): Promise<Acceptance> => {
  const code = readCode(token);
  return code ? takeUpInvitation(tx, code, by) : "unknown";
};
