import type { CompanyByAddress } from "@emdia/contract/companies/entered-routes.ts";
import type { EnteredCompany } from "../store/entered-companies.ts";

/** A company that is not here yet, as the contractor who entered it sees it. */
export const presentEnteredCompany = ({ contractorId, source, enteredAt, registeredId, ...company }: EnteredCompany): CompanyByAddress => ({
  ...company,
  isContractor: false,
  isProvider: true,
  owner: false,
  profile: null,
  can: { see: true, update: true },
  entered: { contractorId, source, enteredAt: enteredAt.toISOString(), registeredId },
});
