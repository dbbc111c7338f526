import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { useMemo } from "react";
import { useProfile } from "../../shared/session/account.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";

const seeing: readonly PermissionKey[] = ["see_users", "see_invites"];

/** The company whose people are on screen: the one that is looked at, else the first where the person may see some. */
export const usePeopleCompany = () => {
  const profile = useProfile();
  const [selected] = useSelectedCompanies();
  return useMemo(() => {
    const held = new Map(profile?.permissions.map(({ company, permitions }) => [company, permitions]));
    const open = (profile?.companies ?? []).filter(({ id }) => held.get(id)?.some((key) => seeing.includes(key)));
    const company = open.find(({ id }) => selected.length === 0 || selected.includes(id)) ?? null;
    const keys = (company && held.get(company.id)) ?? [];
    return { id: company?.id ?? 0, isKnown: company !== null, may: (key: PermissionKey) => keys.includes(key), me: profile?.accountId };
  }, [profile, selected]);
};
export type PeopleCompany = ReturnType<typeof usePeopleCompany>;
