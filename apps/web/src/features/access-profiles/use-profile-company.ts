import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { useMemo, useState } from "react";
import { useProfile } from "../../shared/session/account.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";

const seeing = "see_permissions" satisfies PermissionKey;

/** The company with the profiles on screen, the companies to choose from, and the user's permissions there. */
export const useProfileCompany = () => {
  const profile = useProfile();
  const [selected] = useSelectedCompanies();
  const [chosen, choose] = useState<number | null>(null);
  return useMemo(() => {
    const granted = new Map(profile?.permissions.map(({ company, permitions }) => [company, permitions]));
    const open = (profile?.companies ?? []).filter(({ id }) => granted.get(id)?.includes(seeing));
    const wanted = open.filter(({ id }) => selected.length === 0 || selected.includes(id));
    const choices = wanted.length > 0 ? wanted : open;
    const company = choices.find(({ id }) => id === chosen) ?? choices[0] ?? null;
    return { company, choices, choose, held: (company && granted.get(company.id)) ?? [] };
  }, [profile, selected, chosen]);
};
export type ProfileCompany = ReturnType<typeof useProfileCompany>;
