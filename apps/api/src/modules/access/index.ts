export { createProfile } from "./create-profile.ts";
export { acceptInvitation, type InvitationByToken, invitationByToken } from "./invitation-door.ts";
export { invitations } from "./invitations.ts";
export { inviteUser } from "./invite-user.ts";
export { people } from "./people.ts";
export { profiles } from "./profiles.ts";
export { resendInvitation } from "./resend-invitation.ts";
export type { Acceptance } from "./store/shown-invitation.ts";
