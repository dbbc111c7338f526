/** Stored status of an invitation. `expired` is derived from the time and never stored. */
export type InvitationStatus = "active" | "used" | "cancelled";
export type InvitationState = InvitationStatus | "expired";
type Act = "accept" | "resend" | "cancel";
type StoredInvitation = { readonly status: InvitationStatus; readonly secondsLeft: number };

const possible: { readonly [State in InvitationState]: { readonly [A in Act]: boolean } } = {
  active: { accept: true, resend: true, cancel: true },
  expired: { accept: false, resend: true, cancel: true },
  used: { accept: false, resend: false, cancel: false },
  cancelled: { accept: false, resend: false, cancel: false },
};

export const stateOf = ({ status, secondsLeft }: StoredInvitation): InvitationState =>
  status === "active" && secondsLeft <= 0 ? "expired" : status;

/** Whether the state of an invitation allows the action, for any caller. */
export const canStill = (act: Act, stored: StoredInvitation): boolean => possible[stateOf(stored)][act];

/** Pending invitations come first in a list; used ones are listed on request, cancelled ones never. */
export const waiting: readonly InvitationStatus[] = ["active"];
export const waitingOrTaken: readonly InvitationStatus[] = ["active", "used"];
