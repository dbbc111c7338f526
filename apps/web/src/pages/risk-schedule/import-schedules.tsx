import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { useMemo } from "react";
import { ImportButton } from "../../features/imports/import-button.tsx";
import { useProfile } from "../../shared/session/account.ts";
import { companiesHolding } from "../../shared/session/companies/company-holding.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";

const importing: readonly PermissionKey[] = ["add_risk_schedule"];

/** Import button for the companies in which the user plans: contractors for their suppliers, suppliers for themselves. */
export const ImportSchedules = () => {
  const profile = useProfile();
  const [selected] = useSelectedCompanies();
  const companies = useMemo(() => {
    const { companies: all = [], permissions: held = [] } = profile ?? {};
    return companiesHolding({ companies: all, held, selected, keys: importing });
  }, [profile, selected]);
  return <ImportButton place={{ kind: "risk_schedules" }} companies={companies} />;
};
