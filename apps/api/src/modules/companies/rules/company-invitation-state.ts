/** What is kept of a company's invitation; that its time is over need not have been written down yet. */
export type CompanyInvitationStatus = "active" | "used" | "expired";
type StoredInvitation = { readonly status: CompanyInvitationStatus; readonly secondsLeft: number };

export const companyInvitationState = ({ status, secondsLeft }: StoredInvitation): CompanyInvitationStatus =>
  status === "active" && secondsLeft <= 0 ? "expired" : status;
