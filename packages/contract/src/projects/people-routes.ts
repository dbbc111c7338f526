import * as z from "zod/mini";
import { Invite, invitationLimits, invitedEmail } from "../access/invitation-routes.ts";
import { NamedProfile, PeopleQuery } from "../access/people-routes.ts";
import { RelationType } from "../access/profile-routes.ts";
import { companySides } from "../companies/sides.ts";
import { Id, Instant, list, Nothing } from "../list.ts";
import { routes } from "../route.ts";

/** Contract side of the user's company in a project. */
const Side = z.enum(companySides);

/** User who sees a project: with access to all projects of their company, or invited to this one. */
export const ProjectPerson = z.object({
  accountId: Id,
  accountCompanyId: Id,
  companyId: Id,
  companyName: z.string(),
  side: Side,
  displayName: z.string(),
  email: z.string(),
  profile: NamedProfile,
  owner: z.boolean(),
  allProjects: z.boolean(),
  disabled: z.boolean(),
  lastAccessAt: z.nullable(Instant),
  can: z.object({ changeProfile: z.boolean(), remove: z.boolean() }),
});
export type ProjectPerson = z.output<typeof ProjectPerson>;

/** Company for which the caller may invite users to the project. */
const InvitingCompany = z.object({ id: Id, name: z.string(), side: Side });

/** Users of a project, paged, with the pending invitations to it. */
const ProjectPeople = z.extend(list(ProjectPerson), { invites: z.array(Invite), mayInviteFor: z.array(InvitingCompany) });
export type ProjectPeople = z.output<typeof ProjectPeople>;

const ProfileToGive = z.object({ id: Id, name: z.string(), relationType: RelationType, canAssign: z.boolean() });
/** Result of an invitation; a user of the company gets access at once, without an invitation. */
const Invited = z.object({ message: z.string(), invite: z.nullable(Invite) });

const seen = ["project.not_found", "permission.missing"] as const;
const inviting = [
  ...seen,
  "project.is_draft",
  "company.not_found",
  "profile.not_found",
  "profile.beyond_own",
  "invitation.already_user",
  "invitation.already_sent",
  "invitation.email_look_alike",
  ...invitationLimits,
] as const;
const resending = [
  ...seen,
  "invitation.not_found",
  "invitation.settled",
  "invitation.just_sent",
  ...invitationLimits,
  "profile.not_found",
  "profile.beyond_own",
] as const;

export const projectPeopleRoutes = routes({
  "GET /projects/{id}/accounts": {
    permission: ["see_users", "invite_user_project"],
    summary: "Lists the users of a project, from the companies of the caller in it",
    query: PeopleQuery,
    answer: ProjectPeople,
    refusals: seen,
  },
  "GET /projects/{id}/company/{companyId}/accounts": {
    permission: ["see_users", "invite_user_project"],
    summary: "Lists the users of a project from one company",
    query: PeopleQuery,
    answer: ProjectPeople,
    refusals: [...seen, "company.not_found"],
  },
  "GET /projects/profiles/company/{id}": {
    permission: ["invite_user_project", "update_users"],
    summary: "Lists the access profiles of a company that may be assigned in a project",
    answer: z.array(ProfileToGive),
    refusals: ["company.not_found"],
  },
  "POST /projects/{id}/accounts": {
    permission: "invite_user_project",
    summary: "Invites a person to one project, for one of its companies",
    body: z.object({ companyId: Id, email: invitedEmail, profileId: Id }),
    answer: Invited,
    status: 201,
    refusals: inviting,
  },
  // The id is the supplier's link to the project (CD-150).
  "POST /projects/account/{id}": {
    permission: "invite_user_project",
    summary: "Invites a person to the project of a supplier, for the supplier unless another company is named",
    body: z.object({ email: invitedEmail, profileId: Id, companyId: z.optional(Id) }),
    answer: Invited,
    status: 201,
    refusals: inviting,
  },
  // An invited person has no account yet: `accountId` is the id of the invitation.
  "POST /projects/account/{projectCompanyId}/resend-invite": {
    permission: "resend_user_project",
    summary: "Resends an invitation to the project of a supplier",
    body: z.object({ accountId: Id }),
    answer: Invite,
    refusals: resending,
  },
  "POST /projects/{id}/invitations/{invitationId}/resend": {
    permission: "resend_user_project",
    summary: "Resends an invitation to a project with a new link; the old link stops working",
    answer: Invite,
    refusals: resending,
  },
  "DELETE /projects/{id}/invitations/{invitationId}": {
    permission: "revoke_user_project",
    summary: "Cancels an invitation to a project",
    answer: Nothing,
    status: 204,
    refusals: [...seen, "invitation.not_found", "invitation.settled"],
  },
  "PATCH /projects/project-company/{id}/account/{accountId}": {
    permission: "update_users",
    summary: "Changes the profile of a project user, in the supplier's company unless another one is named",
    body: z.object({ profileId: Id, companyId: z.optional(Id) }),
    answer: ProjectPerson,
    refusals: [...seen, "user.not_found", "user.is_owner", "profile.not_found", "profile.beyond_own"],
  },
  "DELETE /projects/{projectId}/company/{companyId}/account/{accountId}": {
    permission: "revoke_user_project",
    summary: "Removes a user from a project; without other projects they also leave the company",
    answer: Nothing,
    status: 204,
    refusals: [...seen, "company.not_found", "user.not_found", "user.is_self", "user.is_owner", "user.sees_all_projects"],
  },
});
