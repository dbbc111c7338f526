import type { CompanyByAddress } from "@emdia/contract/companies/entered-routes.ts";
import type { EnteredCompany } from "../store/entered-companies.ts";

/** An entered company, as its contractor sees it. */
export const presentEnteredCompany = ({ contractorId, source, enteredAt, registeredId, ...company }: EnteredCompany): CompanyByAddress => ({
  ...company,
  isContractor: false,
  isProvider: true,
  owner: false,
  profile: null,
  can: { see: true, update: true },
  entered: { contractorId, source, enteredAt: enteredAt.toISOString(), registeredId },
});
