export { acceptInvitation, type InvitationByToken, invitationByToken } from "./invitation-door.ts";
export type { Acceptance } from "./store/shown-invitation.ts";
