type Status = "active" | "used" | "expired" | "cancelled";
export type InviteRefusal = "link.invalid" | "invite.already_confirmed";

/** Distinguishes only open and used invitations; every other link gets the same refusal (CD-142). */
export const decideInvite = (status: Status | undefined): InviteRefusal | "open" => {
  if (status === "active") return "open";
  return status === "used" ? "invite.already_confirmed" : "link.invalid";
};

/** Refusal when a concurrent sign-up created the account: through the same invitation, or another one of the address. */
export const decideLostRace = (status: Status | undefined): "invite.already_confirmed" | "sign_up.email_in_use" =>
  status === "used" ? "invite.already_confirmed" : "sign_up.email_in_use";

/** Outcomes of accepting an invitation of either kind. */
export type TakenUp = "accepted" | "used" | "cancelled" | "expired" | "registered" | "other_account" | "unknown";

export const decideTakenUp = (outcome: TakenUp): InviteRefusal | "accepted" => {
  if (outcome === "accepted") return "accepted";
  return outcome === "used" ? "invite.already_confirmed" : "link.invalid";
};
