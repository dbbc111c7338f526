import type { Locale } from "@emdia/contract/limits.ts";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Tx } from "../../../platform/database/transaction.ts";

export type SignInAccount = {
  readonly id: number;
  readonly password_hash: string | null;
  readonly email_verified: boolean;
  readonly account_verified: boolean;
  readonly disabled: boolean;
  readonly password_changed_at: Date;
  readonly last_access_at: Date;
};

export const accountForSignIn = async (tx: Tx, email: string): Promise<SignInAccount | undefined> => {
  const { rows } = await sql<SignInAccount>`select * from account_for_sign_in(${email})`.execute(tx);
  return rows[0];
};

export const readAccount = (tx: Tx, accountId: number) =>
  tx.selectFrom("account").selectAll().where("id", "=", accountId).executeTakeFirstOrThrow();

/** A confirmed e-mail also completes the account. */
export const verifyAccountEmail = (tx: Tx, accountId: number) =>
  tx.updateTable("account").set({ email_verified: true, account_verified: true }).where("id", "=", accountId).execute();

type NewAccount = {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly hash: string;
  readonly language: Locale;
  readonly now: Date;
};

/** Creates the account and sets it as the account of the transaction. Null if the address already has one. */
export const openAccount = async (tx: Tx, { email, name, phone, hash, language, now }: NewAccount): Promise<number | null> => {
  const { rows } = await sql<{ readonly id: number | null }>`
    select open_account(${email}, ${name}, ${phone}, ${hash}, ${language}, ${now}) as id`.execute(tx);
  return rows[0]?.id ?? null;
};

/** Companies of an account. The row filter lets a user read their own memberships. */
const companiesOf = (tx: Tx, accountId: number) =>
  tx
    .selectFrom("membership")
    .innerJoin("company", "company.id", "membership.company_id")
    .select([
      "company.id",
      "company.cnpj",
      "company.name as companyName",
      "company.trading_name as tradingName",
      "company.is_contractor as isContractor",
      "company.is_provider as isProvider",
      "membership.is_owner as owner",
    ])
    .where("membership.account_id", "=", accountId)
    .orderBy("company.trading_name")
    .orderBy("company.id");

/** Account with its companies in one query. */
export const readAccountWithCompanies = (tx: Tx, accountId: number) =>
  tx
    .selectFrom("account")
    .selectAll()
    .select(jsonArrayFrom(companiesOf(tx, accountId)).as("companies"))
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();

/** Account fields that its owner sees. */
export type ShownAccount = Pick<
  Awaited<ReturnType<typeof readAccount>>,
  "id" | "email" | "display_name" | "phone" | "email_verified" | "account_verified" | "created_at"
>;
