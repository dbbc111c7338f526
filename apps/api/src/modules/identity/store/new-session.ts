import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Tx } from "../../../platform/database/transaction.ts";
import { companiesOf } from "./accounts.ts";
import type { Demand } from "./second-factor-demands.ts";
import { termsToAccept } from "./terms.ts";

export type NewSession = {
  readonly accountId: number;
  readonly refreshHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly address: string;
  readonly userAgent: string;
  /** When a second factor was proved on this way in; whoever has proved one is not asked for it again. */
  readonly secondFactorAt: Date | null;
};

/**
 * Everything that a way in ends with, in one question: a session and the note that the account was used, unless somebody asks
 * for a second factor first; and the person with their companies and what they have yet to accept.
 */
export const insertSession = (tx: Tx, { accountId, refreshHash, now, expiresAt, address, userAgent, secondFactorAt }: NewSession) =>
  tx
    .with("asked", (db) =>
      db
        .selectFrom(sql<Demand>`second_factor_demands()`.as("demand"))
        .select("demand.company_id")
        .where(({ val }) => sql<boolean>`${val(secondFactorAt)}::timestamptz is null`),
    )
    .with("begun", (db) =>
      db
        .insertInto("account_session")
        .columns(["account_id", "refresh_hash", "rotated_at", "created_at", "expires_at", "address", "user_agent", "second_factor_at"])
        .expression(
          db
            .selectNoFrom(({ val }) => [
              val(accountId).as("account_id"),
              val(refreshHash).as("refresh_hash"),
              val(now).as("rotated_at"),
              val(now).as("created_at"),
              val(expiresAt).as("expires_at"),
              val(address).as("address"),
              val(userAgent).as("user_agent"),
              val(secondFactorAt).as("second_factor_at"),
            ])
            .where(({ not, exists, selectFrom }) => not(exists(selectFrom("asked").select("asked.company_id")))),
        )
        .returning("id"),
    )
    .with("used", (db) =>
      db
        .updateTable("account")
        .set({ last_access_at: now })
        .where("id", "=", accountId)
        .where(({ exists, selectFrom }) => exists(selectFrom("begun").select("begun.id"))),
    )
    .selectFrom("account")
    .leftJoin("begun", (join) => join.onTrue())
    .selectAll("account")
    .select("begun.id as sessionId")
    .select(jsonArrayFrom(companiesOf(tx, accountId)).as("companies"))
    .select(termsToAccept(now).as("termsToAccept"))
    .where("account.id", "=", accountId)
    .executeTakeFirstOrThrow();
