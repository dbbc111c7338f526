import { useMemo } from "react";
import { useProfile } from "../../shared/session/account.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";

/** The contracting company whose restrictions are on screen: the one that is looked at, else the first where the person may see some. */
export const useRestrictingCompany = () => {
  const profile = useProfile();
  const [selected] = useSelectedCompanies();
  return useMemo(() => {
    const held = new Map(profile?.permissions.map(({ company, permitions }) => [company, permitions]));
    const open = (profile?.companies ?? []).filter(({ id }) => held.get(id)?.includes("see_restricted_employee"));
    const company = open.find(({ id }) => selected.length === 0 || selected.includes(id)) ?? null;
    return {
      id: company?.id ?? 0,
      isKnown: company !== null,
      mayAdd: held.get(company?.id ?? 0)?.includes("add_restricted_employee") === true,
    };
  }, [profile, selected]);
};
