import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { useMemo } from "react";
import { useProfile } from "../../shared/session/account.ts";
import { useCompanyHolding } from "../../shared/session/companies/use-company-holding.ts";

const seeing: readonly PermissionKey[] = ["see_users", "see_invites"];

/** The company whose people are on screen: the one that is looked at, else the first where the person may see some. */
export const usePeopleCompany = () => {
  const me = useProfile()?.accountId;
  const { company, may } = useCompanyHolding(seeing);
  return useMemo(() => ({ id: company?.id ?? 0, isKnown: company !== null, may, me }), [company, may, me]);
};
export type PeopleCompany = ReturnType<typeof usePeopleCompany>;
