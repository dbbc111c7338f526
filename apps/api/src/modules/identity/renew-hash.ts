import type { PublicScope } from "../../platform/access/scope.ts";
import { HASH_COST, hashPassword } from "./password-check.ts";
import { isOutdated } from "./rules/hash-age.ts";
import type { SignInAccount } from "./store/accounts.ts";
import { replaceHash } from "./store/passwords.ts";

/** Renews an outdated hash at sign-in, because only then the server has the password. */
export const renewHash = async (
  { inIndependentTransaction }: PublicScope,
  { id, password_hash }: SignInAccount,
  password: string,
): Promise<void> => {
  if (password_hash === null || !isOutdated(password_hash, HASH_COST)) return;
  const renewed = await hashPassword(password);
  await inIndependentTransaction(id, (tx) => replaceHash(tx, { accountId: id, former: password_hash, renewed }));
};
