import type { PublicScope } from "../../../platform/access/scope.ts";
import { lockLivingLink, spendLinks } from "../store/links.ts";
import { readLink } from "./account-link.ts";

/** Checks the reactivation link of this account and marks it as used. */
export const reactivationOf = async (
  { inIndependentTransaction, now }: PublicScope,
  accountId: number,
  token: string | undefined,
): Promise<boolean> => {
  const shown = token === undefined ? undefined : readLink(token);
  if (shown?.accountId !== accountId) return false;
  return inIndependentTransaction(accountId, async (tx) => {
    const link = await lockLivingLink(tx, shown, now);
    if (link?.purpose !== "reactivate") return false;
    await spendLinks(tx, link, now);
    return true;
  });
};
