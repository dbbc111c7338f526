import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { useProfile } from "../../shared/session/account.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";

const deciding = "config_employee_additional_info" satisfies PermissionKey;

/** The contractor whose fields are open: of those that are chosen in the bar, or of all, the first where the person decides them. */
export const useFieldsCompany = () => {
  const profile = useProfile();
  const [selected] = useSelectedCompanies();
  const held = new Map(profile?.permissions.map(({ company, permitions }) => [company, permitions]));
  const isOpen = (id: number) => (selected.length === 0 || selected.includes(id)) && held.get(id)?.includes(deciding) === true;
  return profile?.companies.find(({ id }) => isOpen(id)) ?? null;
};
