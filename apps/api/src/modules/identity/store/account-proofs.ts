import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

const columns = [
  "id",
  "email",
  "display_name",
  "language",
  "phone",
  "phone_confirmed_at",
  "second_factor_passed_at",
  "disabled_at",
] as const;

const proved = (tx: Tx, accountId: number) => tx.selectFrom("account").select(columns).where("id", "=", accountId);

/** Account fields that the second factor needs. */
export const readProvedAccount = (tx: Tx, accountId: number) => proved(tx, accountId).executeTakeFirstOrThrow();
export type ProvedAccount = Awaited<ReturnType<typeof readProvedAccount>>;

/** Account lock: serializes sending and checking codes of one account. */
export const lockAccount = (tx: Tx, accountId: number) => proved(tx, accountId).forNoKeyUpdate().executeTakeFirst();

export const notePassed = (tx: Tx, accountId: number, now: Date) =>
  tx.updateTable("account").set({ second_factor_passed_at: now }).where("id", "=", accountId).execute();

/** Whether another account has confirmed this phone. */
export const isPhoneTaken = async (tx: Tx, phone: string): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`select phone_is_taken(${phone}) as taken`.execute(tx);
  return rows[0]?.taken === true;
};

/** Advisory lock: serializes two accounts that confirm the same phone; the second gets false. */
export const takePhoneUnlessTaken = async (
  tx: Tx,
  accountId: number,
  { phone, now }: { readonly phone: string; readonly now: Date },
): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`.execute(tx);
  if (await isPhoneTaken(tx, phone)) return false;
  await tx.updateTable("account").set({ phone, phone_confirmed_at: now }).where("id", "=", accountId).execute();
  return true;
};
