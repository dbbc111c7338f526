import { invitationRoutes } from "@emdia/contract/access/invitation-routes.ts";
import { module } from "../../../platform/http/handler.ts";
import { cancelInvitation } from "./cancel-invitation.ts";
import { inviteUser } from "./invite-user.ts";
import { listInvitations } from "./list-invitations.ts";
import { resendInvitation } from "./resend-invitation.ts";
import type { LinkKeys } from "./send-invitation.ts";

/** Routes of the invitations to a company. */
export const invitations = (keys: LinkKeys) =>
  module("invitations", invitationRoutes, {
    "POST /companies/account": inviteUser(keys),
    "GET /invites/users": listInvitations,
    "DELETE /invites/user": cancelInvitation,
    "POST /invites/resend": resendInvitation(keys),
  });
