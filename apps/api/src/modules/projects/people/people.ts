import { projectPeopleRoutes } from "@emdia/contract/projects/people-routes.ts";
import { module } from "../../../platform/http/handler.ts";
import type { Links } from "../companies/send-supplier-invitations.ts";
import { changeProjectProfile, removePersonFromProject } from "./change-person.ts";
import { invitePerson, invitePersonByLink } from "./invite-person.ts";
import { listCompanyPeople, listProfilesToGive, listProjectPeople } from "./list-people.ts";
import { resendPerson, resendPersonByLink, withdrawInvitation } from "./people-invitations.ts";

/** Routes for the users with access to a project, and their invitations. */
export const projectPeople = (links: Links) =>
  module("project-people", projectPeopleRoutes, {
    "GET /projects/{id}/accounts": listProjectPeople,
    "GET /projects/{id}/company/{companyId}/accounts": listCompanyPeople,
    "GET /projects/profiles/company/{id}": listProfilesToGive,
    "POST /projects/{id}/accounts": invitePerson(links),
    "POST /projects/account/{id}": invitePersonByLink(links),
    "POST /projects/account/{projectCompanyId}/resend-invite": resendPersonByLink(links),
    "POST /projects/{id}/invitations/{invitationId}/resend": resendPerson(links),
    "DELETE /projects/{id}/invitations/{invitationId}": withdrawInvitation,
    "PATCH /projects/project-company/{id}/account/{accountId}": changeProjectProfile,
    "DELETE /projects/{projectId}/company/{companyId}/account/{accountId}": removePersonFromProject,
  });
