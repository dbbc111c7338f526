import { companyInvitationRoutes } from "@emdia/contract/companies/invitation-routes.ts";
import { module } from "../../platform/http/handler.ts";
import { inviteCompany } from "./invite-company.ts";

export { companyInvitationByToken, foundCompany } from "./company-invitation-door.ts";

export const companyInvitations = (links: { readonly publicUrl: string }) =>
  module("company-invitations", companyInvitationRoutes, { "POST /invites/company": inviteCompany(links) });
