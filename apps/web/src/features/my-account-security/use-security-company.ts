import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { useProfile } from "../../shared/session/account.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";

const deciding = "config_security" satisfies PermissionKey;

/** The company to configure: the selected one, or the first one where the user has the permission. */
export const useSecurityCompany = () => {
  const profile = useProfile();
  const [selected] = useSelectedCompanies();
  const theirs = profile?.companies.filter(({ id }) =>
    profile.permissions.some(({ company, permitions }) => company === id && permitions.includes(deciding)),
  );
  return theirs?.find(({ id }) => selected.includes(id)) ?? theirs?.[0] ?? null;
};
