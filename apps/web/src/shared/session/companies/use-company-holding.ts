import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { useMemo } from "react";
import { useProfile } from "../account.ts";
import { useSelectedCompanies } from "../use-session.ts";
import { companiesHolding } from "./company-holding.ts";

/** The first company in which the user has one of the keys, with their permissions there. Pass a stable array of keys. */
export const useCompanyHolding = (keys: readonly PermissionKey[]) => {
  const profile = useProfile();
  const [selected] = useSelectedCompanies();
  return useMemo(() => {
    const permissions = profile?.permissions ?? [];
    const company = companiesHolding({ companies: profile?.companies ?? [], held: permissions, selected, keys })[0] ?? null;
    const own = permissions.find((one) => one.company === company?.id)?.permitions ?? [];
    return { company, may: (key: PermissionKey) => own.includes(key) };
  }, [profile, selected, keys]);
};
