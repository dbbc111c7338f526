type Status = "active" | "used" | "expired" | "cancelled";
export type InviteRefusal = "link.invalid" | "invite.already_confirmed";

/** An invitation is open or used; anything else about a link is one and the same to whoever shows it (CD-142). */
export const decideInvite = (status: Status | undefined): InviteRefusal | "open" => {
  if (status === "active") return "open";
  return status === "used" ? "invite.already_confirmed" : "link.invalid";
};

/** The address had an account after all: the other page of the same person was faster, or another invitation of the same address. */
export const decideLostRace = (status: Status | undefined): "invite.already_confirmed" | "sign_up.email_in_use" =>
  status === "used" ? "invite.already_confirmed" : "sign_up.email_in_use";

/** How taking an invitation up may end, of either kind. */
export type TakenUp = "accepted" | "used" | "cancelled" | "expired" | "registered" | "other_account" | "unknown";

export const decideTakenUp = (outcome: TakenUp): InviteRefusal | "accepted" => {
  if (outcome === "accepted") return "accepted";
  return outcome === "used" ? "invite.already_confirmed" : "link.invalid";
};
