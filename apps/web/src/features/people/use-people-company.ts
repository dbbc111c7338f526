import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { useMemo } from "react";
import { useProfile } from "../../shared/session/account.ts";
import { useCompanyHolding } from "../../shared/session/companies/use-company-holding.ts";

const seeing: readonly PermissionKey[] = ["see_users", "see_invites"];

/** The company with the members on screen: the selected one, or the first one where the user may see members. */
export const usePeopleCompany = () => {
  const me = useProfile()?.accountId;
  const { company, may } = useCompanyHolding(seeing);
  return useMemo(() => ({ id: company?.id ?? 0, isKnown: company !== null, may, me }), [company, may, me]);
};
export type PeopleCompany = ReturnType<typeof usePeopleCompany>;
