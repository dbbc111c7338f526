import { companyRoutes } from "@emdia/contract/companies/company-routes.ts";
import { companyInvitationRoutes } from "@emdia/contract/companies/invitation-routes.ts";
import { module } from "../../platform/http/handler.ts";
import { changeCompanyData } from "./change-company-data.ts";
import { inviteCompany } from "./invite-company.ts";
import { listCompanies, listCompaniesOfArea, listMyCompanies } from "./list-my-companies.ts";
import { readCompany } from "./read-company.ts";

export { companyInvitationByToken, foundCompany } from "./company-invitation-door.ts";

export const companyInvitations = (links: { readonly publicUrl: string }) =>
  module("company-invitations", companyInvitationRoutes, { "POST /invites/company": inviteCompany(links) });

/** What a person's companies are, and what each of them keeps about itself. */
export const myCompanies = module("my-companies", companyRoutes, {
  "GET /companies": listCompanies,
  "GET /account/companies": listCompaniesOfArea,
  "GET /account/my-companies": listMyCompanies,
  "GET /account/companies/{id}": readCompany,
  "PUT /companies/{id}/profile": changeCompanyData,
});
