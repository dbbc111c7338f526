/** What can happen to access, by the names that the server writes. */
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

/** A server newer than this page may tell of things that it has no words for yet. */
export const accessActionOf = (action: string): AccessAction => actions.find((known) => known === action) ?? "other";
