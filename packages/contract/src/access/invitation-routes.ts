import * as z from "zod/mini";
import { email } from "../identity/credentials.ts";
import { EMAIL_MAX_LENGTH, inSmallLetters, looksLikeEmail } from "../identity/email.ts";
import { Id, Instant, list, Nothing, queryFlag, queryId } from "../list.ts";
import { routes } from "../route.ts";
import { NamedProfile, PeopleQuery } from "./people-routes.ts";

/** `expired` is an active invitation whose time is over; it can be resent. */
export const invitationStates = ["active", "expired", "used", "cancelled"] as const;

/** Somebody asked by e-mail to work in a company. */
export const Invite = z.object({
  id: Id,
  companyId: Id,
  kind: z.enum(["company", "project"]),
  email: z.string(),
  /** None once a profile is deleted to which nobody is invited any more. */
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

/** `confirmed=true` also asks for the invitations that were taken up. */
export const InvitationQuery = z.extend(PeopleQuery, { companyId: z.optional(queryId), confirmed: z.optional(queryFlag) });
export type InvitationQuery = z.output<typeof InvitationQuery>;

/** The address of somebody to invite. What only looks like one is let through to be refused in words. */
export const invitedEmail = z
  .string()
  .check(
    z.trim(),
    z.maxLength(EMAIL_MAX_LENGTH),
    z.refine(looksLikeEmail, { error: "E-mail inválido", abort: true }),
    z.overwrite(inSmallLetters),
    z.meta({ examples: ["convidada@prova.example"] }),
  );

/** An invitation by its id, or by its address and company; also as a query, because some proxies drop the body of a DELETE (CD-087). */
const NamedInBody = z.object({ inviteId: z.optional(Id), email: z.optional(email), companyId: z.optional(Id) });
const NamedInQuery = z.object({ inviteId: z.optional(queryId), email: z.optional(email), companyId: z.optional(queryId) });
export type NamedInvitation = z.output<typeof NamedInBody>;

const acting = ["invitation.not_found", "invitation.settled", "permission.missing"] as const;

export const invitationRoutes = routes({
  "POST /companies/account": {
    permission: "add_invite",
    summary: "Invites somebody by e-mail to work in a company",
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
    ],
  },
  "GET /invites/users": {
    permission: "see_invites",
    summary: "Invitations that wait, and on request those that were taken up",
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
    summary: "Sends an invitation again with a new link; the older one stops working",
    query: NamedInQuery,
    body: NamedInBody,
    answer: Invite,
    refusals: [...acting, "invitation.just_sent", "profile.not_found", "profile.beyond_own"],
  },
});
