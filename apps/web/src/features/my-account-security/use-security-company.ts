import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { useProfile } from "../../shared/session/account.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";

const deciding = "config_security" satisfies PermissionKey;

/** The company whose security the person decides: the one they look at, or the first where they may. */
export const useSecurityCompany = () => {
  const profile = useProfile();
  const [selected] = useSelectedCompanies();
  const theirs = profile?.companies.filter(({ id }) =>
    profile.permissions.some(({ company, permitions }) => company === id && permitions.includes(deciding)),
  );
  return theirs?.find(({ id }) => selected.includes(id)) ?? theirs?.[0] ?? null;
};
