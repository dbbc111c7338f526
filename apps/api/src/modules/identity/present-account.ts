import type { Account, AccountCompany } from "@emdia/contract/identity/routes.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { readAccountWithCompanies, type ShownAccount } from "./store/accounts.ts";

/** An account in wire format, with its companies. */
export const asAccount = (account: ShownAccount & { readonly companies: AccountCompany[] }): Account => ({
  accountId: account.id,
  uid: String(account.id),
  displayName: account.display_name,
  email: account.email,
  phone: account.phone,
  emailVerified: account.email_verified,
  accountVerified: account.account_verified,
  createdAt: account.created_at.toISOString(),
  companies: account.companies,
});

export const presentAccount = async (tx: Tx, accountId: number): Promise<Account> =>
  asAccount(await readAccountWithCompanies(tx, accountId));
