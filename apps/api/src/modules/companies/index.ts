import { billingRoutes } from "@emdia/contract/companies/billing-routes.ts";
import { companyRoutes } from "@emdia/contract/companies/company-routes.ts";
import { enteredCompanyRoutes } from "@emdia/contract/companies/entered-routes.ts";
import { companyInvitationRoutes } from "@emdia/contract/companies/invitation-routes.ts";
import { registryRoutes } from "@emdia/contract/companies/registry-routes.ts";
import { module } from "../../platform/http/handler.ts";
import { changeBillingAddress } from "./billing/change-billing-address.ts";
import { createBillingAddress } from "./billing/create-billing-address.ts";
import { listBillingAddresses } from "./billing/list-billing-addresses.ts";
import { changeCompanyData } from "./change-company-data.ts";
import { companyHistory } from "./company-history.ts";
import { changeCompany } from "./entered/change-entered-company.ts";
import { enterCompany } from "./entered/enter-company.ts";
import { removeEnteredCompany } from "./entered/remove-entered-company.ts";
import { findCompany } from "./find-company.ts";
import { inviteCompany } from "./invite-company.ts";
import { listCompanies, listCompaniesOfArea, listMyCompanies } from "./list-my-companies.ts";
import { readCompany, readCompanyByAddress } from "./read-company.ts";

import { type LookupOptions, openCnpjLookup } from "./registry/cnpj-lookup.ts";
import { searchCompanies } from "./search-companies.ts";

export { createBillingAddress } from "./billing/create-billing-address.ts";
export { companyInvitationByToken, foundCompany } from "./company-invitation-door.ts";
export { companyRegistered } from "./company-registered.ts";
export { changeGroupProviders } from "./custom-fields/change-group-providers.ts";
export { createCompanyGroup } from "./custom-fields/create-company-group.ts";
export { createCustomField } from "./custom-fields/create-custom-field.ts";
export { companyGroups, customFields } from "./custom-fields/custom-fields.ts";
export { companyInviteTemplate } from "./mails/company-invite-template.ts";
export { importRegistry } from "./registry/import-registry.ts";
export { type CustomFieldInUse, fieldsOfWorkers, workerFieldsOfContractor } from "./store/worker-fields.ts";

export const companyInvitations = (keys: { readonly secret: string }) =>
  module("company-invitations", companyInvitationRoutes, { "POST /invites/company": inviteCompany(keys) });

/** Routes of the caller's companies and of the data of each company. */
export const myCompanies = module("my-companies", companyRoutes, {
  "GET /companies": listCompanies,
  "GET /account/companies": listCompaniesOfArea,
  "GET /account/my-companies": listMyCompanies,
  "GET /account/companies/{id}": readCompany,
  "PUT /companies/{id}/profile": changeCompanyData,
  "GET /companies/{id}/history": companyHistory,
});

/** Routes of the billing addresses. */
export const billing = module("billing", billingRoutes, {
  "GET /billings/address": listBillingAddresses,
  "POST /billings/address": createBillingAddress,
  "PUT /billings/address/{id}": changeBillingAddress,
});

/** Routes of companies that are not registered: the published registry, the optional lookup service and the entered companies. */
export const companyRegistry = (options: LookupOptions | undefined) => {
  const lookup = options && openCnpjLookup(options);
  return module(
    "company-registry",
    { ...registryRoutes, ...enteredCompanyRoutes },
    {
      "GET /projects/companies/find-cnpj/{cnpj}": findCompany(lookup),
      "GET /companies/search": searchCompanies,
      "POST /companies": enterCompany(lookup),
      "GET /companies/{id}": readCompanyByAddress,
      "PATCH /companies/{id}": changeCompany,
      "DELETE /companies/{id}": removeEnteredCompany,
    },
  );
};
