import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { useProfile } from "../session/account.ts";
import { companiesHolding } from "../session/companies/company-holding.ts";

const keys: readonly PermissionKey[] = ["see_projects"];

/** Whether the user opens pages of suppliers: with the permission in a contractor. */
export const useOpensSuppliers = (): boolean => {
  const { companies = [], permissions: held = [] } = useProfile() ?? {};
  return companiesHolding({ companies, held, selected: [], keys }).some(({ isContractor }) => isContractor);
};
