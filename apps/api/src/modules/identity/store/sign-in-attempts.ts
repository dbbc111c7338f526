import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { SignInAccount } from "./accounts.ts";
import { keyOf, type Subject } from "./failed-sign-ins.ts";

/** Ids of counted failures that a correct password explains. */
export type NotedFailures = readonly number[];

/** The account and the network address of an attempt. */
export type Attempt = { readonly [Of in "account" | "address"]: Subject };
/** Number of failures to read: of the account from this address, and of the account in 24 hours. */
type Most = { readonly pair: number; readonly account: number };
type Counting = Attempt & { readonly most: Most; readonly now: Date };

type Row = { readonly [C in keyof SignInAccount]: SignInAccount[C] | null } & {
  readonly pair_failures: readonly Date[];
  readonly pair_ids: readonly number[];
  readonly account_failures: readonly Date[];
  readonly addresses: readonly string[];
  readonly noted: number;
};
type Counted = {
  /** Times of the failures before this attempt in milliseconds, newest first. */
  readonly before: { readonly [Of in keyof Most]: readonly number[] };
  /** Addresses of the account's sessions; empty below the limit of the day. */
  readonly sessionAddresses: readonly string[];
  /** Id of this attempt. */
  readonly noted: number;
  /** Ids of this attempt and of the failures of the account from this address. */
  readonly innocent: NotedFailures;
  readonly account: SignInAccount | undefined;
};
const isKnown = (row: Row): row is Row & SignInAccount => row.id !== null;
const inMilliseconds = (times: readonly Date[]): readonly number[] => times.map((at) => at.getTime());

/** Counts an attempt as failed and reads the earlier failures and the account in one query, equally for known and unknown accounts. */
export const countSignIn = async (tx: Tx, { account, address, most, now }: Counting): Promise<Counted> => {
  const { rows } = await sql<Row>`
    select * from count_sign_in(${keyOf(account)}, ${keyOf(address)}, ${most.pair}, ${most.account}, ${account.value}, ${now})`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("an attempt to sign in was not counted");
  return {
    before: { pair: inMilliseconds(row.pair_failures), account: inMilliseconds(row.account_failures) },
    sessionAddresses: row.addresses ?? [],
    noted: row.noted,
    innocent: [...row.pair_ids, row.noted],
    account: isKnown(row) ? row : undefined,
  };
};

/** Deletes a blocked attempt, or the failures that a correct password explains. */
export const deleteFailures = (tx: Tx, ids: NotedFailures) =>
  sql`delete from sign_in_failure where id = any (${ids}::bigint[])`.execute(tx);
