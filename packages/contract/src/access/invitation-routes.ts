import * as z from "zod/mini";
import { email } from "../identity/credentials.ts";
import { EMAIL_MAX_LENGTH, inSmallLetters, looksLikeEmail } from "../identity/email.ts";
import { Id, Instant, list, Nothing, queryFlag, queryId } from "../list.ts";
import { routes } from "../route.ts";
import { NamedProfile, PeopleQuery } from "./people-routes.ts";

/** `expired`: an active invitation past its expiry; it can be resent. */
export const invitationStates = ["active", "expired", "used", "cancelled"] as const;

/** Invitation by e-mail to work in a company. */
export const Invite = z.object({
  id: Id,
  companyId: Id,
  kind: z.enum(["company", "project"]),
  email: z.string(),
  /** `null` after the profile was deleted. */
  profile: z.nullable(NamedProfile),
  invited: z.literal(true),
  state: z.enum(invitationStates),
  invitedBy: z.nullable(z.string()),
  sentAt: Instant,
  resentAt: z.nullable(Instant),
  expiresAt: Instant,
  usedAt: z.nullable(Instant),
  can: z.object({ resend: z.boolean(), cancel: z.boolean() }),
});
export type Invite = z.output<typeof Invite>;

/** `confirmed=true` includes accepted invitations. */
export const InvitationQuery = z.extend(PeopleQuery, { companyId: z.optional(queryId), confirmed: z.optional(queryFlag) });
export type InvitationQuery = z.output<typeof InvitationQuery>;

/** E-mail address of an invitation. Look-alike letters pass here, because the route refuses them with its own code. */
export const invitedEmail = z
  .string()
  .check(
    z.trim(),
    z.maxLength(EMAIL_MAX_LENGTH),
    z.refine(looksLikeEmail, { error: "E-mail inválido", abort: true }),
    z.overwrite(inSmallLetters),
    z.meta({ examples: ["convidada@prova.example"] }),
  );

/**
 * Identifies an invitation by id, or by e-mail and company. Also accepted as a query, because some proxies drop the body of a DELETE
 * (CD-087).
 */
const NamedInBody = z.object({ inviteId: z.optional(Id), email: z.optional(email), companyId: z.optional(Id) });
const NamedInQuery = z.object({ inviteId: z.optional(queryId), email: z.optional(email), companyId: z.optional(queryId) });
export type NamedInvitation = z.output<typeof NamedInBody>;

/** Limits of invitation e-mails per day. */
export const invitationLimits = ["invitation.company_limit", "invitation.recipient_limit"] as const;
const acting = ["invitation.not_found", "invitation.settled", "permission.missing"] as const;

export const invitationRoutes = routes({
  "POST /companies/account": {
    permission: "add_invite",
    summary: "Invites a person by e-mail to work in a company",
    body: z.object({ email: invitedEmail, profileId: Id, companyId: Id }),
    answer: z.object({ message: z.string(), invite: Invite }),
    status: 201,
    refusals: [
      "company.not_found",
      "permission.missing",
      "profile.not_found",
      "profile.beyond_own",
      "invitation.already_user",
      "invitation.already_sent",
      "invitation.email_look_alike",
      ...invitationLimits,
    ],
  },
  "GET /invites/users": {
    permission: "see_invites",
    summary: "Lists pending invitations, and accepted ones on request",
    query: InvitationQuery,
    answer: list(Invite),
  },
  "DELETE /invites/user": {
    permission: "remove_invite",
    summary: "Cancels an invitation; its link stops working",
    query: NamedInQuery,
    body: NamedInBody,
    answer: Nothing,
    status: 204,
    refusals: acting,
  },
  "POST /invites/resend": {
    permission: "resend_invite",
    summary: "Resends an invitation with a new link; the old link stops working",
    query: NamedInQuery,
    body: NamedInBody,
    answer: Invite,
    refusals: [...acting, "invitation.just_sent", ...invitationLimits, "profile.not_found", "profile.beyond_own"],
  },
});
