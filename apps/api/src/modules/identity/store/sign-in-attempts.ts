import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { SignInAccount } from "./accounts.ts";
import { keyOf, type Subject } from "./failed-sign-ins.ts";

/** A counted attempt: its account and the ids of its rows. */
export type NotedAttempt = { readonly account: Subject; readonly noted: readonly number[] };

/** The account and the IP address of an attempt. */
export type Attempt = { readonly [Of in "account" | "address"]: Subject };
type Counting = Attempt & { readonly most: { readonly [Of in keyof Attempt]: number }; readonly now: Date };

type Row = { readonly [C in keyof SignInAccount]: SignInAccount[C] | null } & {
  readonly account_failures: readonly Date[];
  readonly address_failures: readonly Date[];
  readonly noted: readonly number[];
};
type Counted = {
  /** Times of the failures before this attempt in milliseconds, newest first. */
  readonly before: { readonly [Of in keyof Attempt]: readonly number[] };
  readonly noted: NotedAttempt["noted"];
  readonly account: SignInAccount | undefined;
};
const isKnown = (row: Row): row is Row & SignInAccount => row.id !== null;
const inMilliseconds = (times: readonly Date[]): readonly number[] => times.map((at) => at.getTime());

/** Counts an attempt as failed and reads the earlier failures and the account in one query, equally for known and unknown accounts. */
export const countSignIn = async (tx: Tx, { account, address, most, now }: Counting): Promise<Counted> => {
  const { rows } = await sql<Row>`
    select * from count_sign_in(${keyOf(account)}, ${most.account}, ${keyOf(address)}, ${most.address}, ${account.value}, ${now})`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error("an attempt to sign in was not counted");
  const before = { account: inMilliseconds(row.account_failures), address: inMilliseconds(row.address_failures) };
  return { before, noted: row.noted, account: isKnown(row) ? row : undefined };
};

/** Deletes an attempt that was blocked before its password was compared. */
export const takeBackAttempt = (tx: Tx, noted: readonly number[]) =>
  sql`delete from sign_in_failure where id = any (${noted}::bigint[])`.execute(tx);

/** After a correct password: deletes all failures of the account, and of the IP address only this attempt. */
export const forgetAttempt = (tx: Tx, { account, noted }: NotedAttempt) =>
  sql`delete from sign_in_failure where subject = ${keyOf(account)} or id = any (${noted}::bigint[])`.execute(tx);
