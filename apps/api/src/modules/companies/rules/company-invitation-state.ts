/** Stored status of a company invitation. An expired invitation can still be stored as `active`. */
export type CompanyInvitationStatus = "active" | "used" | "expired";
type StoredInvitation = { readonly status: CompanyInvitationStatus; readonly secondsLeft: number };

export const companyInvitationState = ({ status, secondsLeft }: StoredInvitation): CompanyInvitationStatus =>
  status === "active" && secondsLeft <= 0 ? "expired" : status;
