/** History actions of access, as stored by the server. */
const actions = [
  "user.joined",
  "user.profile_changed",
  "user.removed",
  "invitation.sent",
  "invitation.resent",
  "invitation.cancelled",
  "invitation.project_added",
  "user.project_added",
  "user.project_removed",
  "profile.created",
  "profile.changed",
  "profile.deleted",
] as const;
type AccessAction = (typeof actions)[number] | "other";

/** A newer server may send actions that this page has no text for. */
export const accessActionOf = (action: string): AccessAction => actions.find((known) => known === action) ?? "other";
