import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { useMemo } from "react";
import { useProfile } from "../../shared/session/account.ts";
import { companiesHolding } from "../../shared/session/companies/company-holding.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";

/** Selected contractors in which the user has a permission. */
export const useCompaniesToWrite = (key: PermissionKey) => {
  const profile = useProfile();
  const [selected] = useSelectedCompanies();
  return useMemo(() => {
    const { companies = [], permissions: held = [] } = profile ?? {};
    return companiesHolding({ companies, held, selected, keys: [key] }).filter(({ isContractor }) => isContractor);
  }, [profile, selected, key]);
};
