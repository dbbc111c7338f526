/** What is kept of a company's invitation; that its time is over need not have been written down yet. */
export type CompanyInvitationStatus = "active" | "used" | "expired";
type Kept = { readonly status: CompanyInvitationStatus; readonly secondsLeft: number };

export const companyInvitationState = ({ status, secondsLeft }: Kept): CompanyInvitationStatus =>
  status === "active" && secondsLeft <= 0 ? "expired" : status;
