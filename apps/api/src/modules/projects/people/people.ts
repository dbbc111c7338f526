import { projectPeopleRoutes } from "@emdia/contract/projects/people-routes.ts";
import { module } from "../../../platform/http/handler.ts";
import type { LinkKeys } from "../../access/index.ts";
import { changeProjectProfile, removePersonFromProject } from "./change-person.ts";
import { invitePerson, invitePersonByLink } from "./invite-person.ts";
import { listCompanyPeople, listProfilesToGive, listProjectPeople } from "./list-people.ts";
import { resendPerson, resendPersonByLink, withdrawInvitation } from "./people-invitations.ts";

/** Routes for the users with access to a project, and their invitations. */
export const projectPeople = (keys: LinkKeys) =>
  module("project-people", projectPeopleRoutes, {
    "GET /projects/{id}/accounts": listProjectPeople,
    "GET /projects/{id}/company/{companyId}/accounts": listCompanyPeople,
    "GET /projects/profiles/company/{id}": listProfilesToGive,
    "POST /projects/{id}/accounts": invitePerson(keys),
    "POST /projects/account/{id}": invitePersonByLink(keys),
    "POST /projects/account/{projectCompanyId}/resend-invite": resendPersonByLink(keys),
    "POST /projects/{id}/invitations/{invitationId}/resend": resendPerson(keys),
    "DELETE /projects/{id}/invitations/{invitationId}": withdrawInvitation,
    "PATCH /projects/project-company/{id}/account/{accountId}": changeProjectProfile,
    "DELETE /projects/{projectId}/company/{companyId}/account/{accountId}": removePersonFromProject,
  });
