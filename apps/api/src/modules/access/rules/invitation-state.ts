/** What is kept of an invitation; that its time is over is derived, and needs nobody to write it down. */
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

/** What can still happen to an invitation, whoever asks. */
export const canStill = (act: Act, kept: StoredInvitation): boolean => possible[stateOf(kept)][act];

/** Those that wait for an answer come first in a list; those that were taken up are shown on request, the cancelled ones never. */
export const waiting: readonly InvitationStatus[] = ["active"];
export const waitingOrTaken: readonly InvitationStatus[] = ["active", "used"];
