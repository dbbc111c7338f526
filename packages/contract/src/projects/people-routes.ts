import * as z from "zod/mini";
import { Invite, invitedEmail } from "../access/invitation-routes.ts";
import { NamedProfile, PeopleQuery } from "../access/people-routes.ts";
import { RelationType } from "../access/profile-routes.ts";
import { companySides } from "../companies/sides.ts";
import { Id, Instant, list, Nothing } from "../list.ts";
import { routes } from "../route.ts";

/** On which side of a project somebody's company stands. */
const Side = z.enum(companySides);

/** Somebody who sees a project: because they see all of their company's, or because they were invited to this one. */
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

/** A company whose people may be invited to the project by whoever asks. */
const InvitingCompany = z.object({ id: Id, name: z.string(), side: Side });

/** The people of a project, page by page, and beside them the invitations to it that wait for an answer. */
const ProjectPeople = z.extend(list(ProjectPerson), { invites: z.array(Invite), mayInviteFor: z.array(InvitingCompany) });
export type ProjectPeople = z.output<typeof ProjectPeople>;

const ProfileToGive = z.object({ id: Id, name: z.string(), relationType: RelationType, canAssign: z.boolean() });
/** What became of an invitation; somebody who works in the company already sees the project at once, without one. */
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
] as const;
const resending = [
  ...seen,
  "invitation.not_found",
  "invitation.settled",
  "invitation.just_sent",
  "profile.not_found",
  "profile.beyond_own",
] as const;

export const projectPeopleRoutes = routes({
  "GET /projects/{id}/accounts": {
    permission: ["see_users", "invite_user_project"],
    summary: "Who sees a project, of the companies for which the person acts in it",
    query: PeopleQuery,
    answer: ProjectPeople,
    refusals: seen,
  },
  "GET /projects/{id}/company/{companyId}/accounts": {
    permission: ["see_users", "invite_user_project"],
    summary: "Who of one company sees a project",
    query: PeopleQuery,
    answer: ProjectPeople,
    refusals: [...seen, "company.not_found"],
  },
  "GET /projects/profiles/company/{id}": {
    permission: ["invite_user_project", "update_users"],
    summary: "The access profiles of a company that may be given to somebody of a project",
    answer: z.array(ProfileToGive),
    refusals: ["company.not_found"],
  },
  "POST /projects/{id}/accounts": {
    permission: "invite_user_project",
    summary: "Invites somebody to a project, and to no other, for one of the companies that work in it",
    body: z.object({ companyId: Id, email: invitedEmail, profileId: Id }),
    answer: Invited,
    status: 201,
    refusals: inviting,
  },
  // The id is the supplier's link to the project (CD-150).
  "POST /projects/account/{id}": {
    permission: "invite_user_project",
    summary: "Invites somebody to the project of a supplier, for the supplier unless another company is named",
    body: z.object({ email: invitedEmail, profileId: Id, companyId: z.optional(Id) }),
    answer: Invited,
    status: 201,
    refusals: inviting,
  },
  // Whoever is invited has no account yet: `accountId` is the id of their invitation.
  "POST /projects/account/{projectCompanyId}/resend-invite": {
    permission: "resend_user_project",
    summary: "Sends an invitation to the project of a supplier again",
    body: z.object({ accountId: Id }),
    answer: Invite,
    refusals: resending,
  },
  "POST /projects/{id}/invitations/{invitationId}/resend": {
    permission: "resend_user_project",
    summary: "Sends an invitation to a project again with a new link; the older one stops working",
    answer: Invite,
    refusals: resending,
  },
  "DELETE /projects/{id}/invitations/{invitationId}": {
    permission: "revoke_user_project",
    summary: "Withdraws an invitation to a project",
    answer: Nothing,
    status: 204,
    refusals: [...seen, "invitation.not_found", "invitation.settled"],
  },
  "PATCH /projects/project-company/{id}/account/{accountId}": {
    permission: "update_users",
    summary: "Gives somebody who works in a project another profile, in the supplier's company unless another one is named",
    body: z.object({ profileId: Id, companyId: z.optional(Id) }),
    answer: ProjectPerson,
    refusals: [...seen, "user.not_found", "user.is_owner", "profile.not_found", "profile.beyond_own"],
  },
  "DELETE /projects/{projectId}/company/{companyId}/account/{accountId}": {
    permission: "revoke_user_project",
    summary: "Ends somebody's access to a project; who worked for nothing else in the company leaves it",
    answer: Nothing,
    status: 204,
    refusals: [...seen, "company.not_found", "user.not_found", "user.is_self", "user.is_owner", "user.sees_all_projects"],
  },
});
