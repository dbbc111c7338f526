import { sql } from "kysely";
import type { Clock } from "../src/platform/clock/clock.ts";
import type { Tx } from "../src/platform/database/transaction.ts";
import type { Accounts } from "./accounts/accounts.ts";
import type { Role } from "./accounts/cast.ts";
import { actingAs } from "./acting.ts";
import type { Companies } from "./companies.ts";

export type PastOptions = { readonly clock: Clock; readonly companies: Companies; readonly accounts: Accounts };
const owners = { serraAzul: "admin", horizonte: "stranger" } as const satisfies { readonly [company: string]: Role };
export type OwningContractor = keyof typeof owners;
const DAY_MS = 86_400_000;
export const daysAgo = ({ clock }: Pick<PastOptions, "clock">, days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);

/** Sets the companies of the transaction, because functions of the database read them. */
export const setCompanies = (tx: Tx, companyIds: readonly number[]) =>
  sql`select set_config('app.companies', ${companyIds.length === 0 ? "" : `{${companyIds.join(",")}}`}, true)`.execute(tx);

/** Scopes of users some days ago. Each sets the companies of the transaction. */
export const pastScopes = (tx: Tx, options: PastOptions, contractor: OwningContractor) => {
  const { companies, accounts } = options;
  const then = async (days: number, actor: { readonly role: Role; readonly companyId: number }) => {
    await setCompanies(tx, [actor.companyId]);
    const now = daysAgo(options, days);
    return actingAs(tx, { now: () => now }, { ...actor, accountId: accounts[actor.role] });
  };
  return {
    ago: (days: number) => then(days, { role: owners[contractor], companyId: companies[contractor] }),
    supplierAgo: (providerId: number, days: number) =>
      then(days, { role: providerId === companies.ipe ? "supplier" : "staff", companyId: providerId }),
  };
};
