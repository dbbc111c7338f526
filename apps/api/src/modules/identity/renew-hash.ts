import type { PublicScope } from "../../platform/access/scope.ts";
import { HASH_COST, hashPassword } from "./password-check.ts";
import { isOutdated } from "./rules/hash-age.ts";
import type { SignInAccount } from "./store/accounts.ts";
import { replaceHash } from "./store/passwords.ts";

/** Only while somebody types the right password can its hash be made anew: the moment is used, and nothing of the password changes. */
export const renewHash = async (
  { inIndependentTransaction }: PublicScope,
  { id, password_hash }: SignInAccount,
  password: string,
): Promise<void> => {
  if (password_hash === null || !isOutdated(password_hash, HASH_COST)) return;
  const renewed = await hashPassword(password);
  await inIndependentTransaction(id, (tx) => replaceHash(tx, { accountId: id, former: password_hash, renewed }));
};
