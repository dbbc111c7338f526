import type { AccountCompany } from "@emdia/contract/identity/routes.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ShownAccount } from "./accounts.ts";
import type { NotedFailures } from "./sign-in-attempts.ts";

type NewSession = {
  readonly accountId: number;
  readonly refreshHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly address: string;
  readonly userAgent: string;
  /** Time of the second factor in this sign-in; null without one. */
  readonly secondFactorAt: Date | null;
  /** The counted failures to forget, because the password was correct. */
  readonly innocent: NotedFailures | undefined;
};

type Row = ShownAccount & {
  /** Null if a second factor is required first. */
  readonly session_id: string | null;
  readonly companies: AccountCompany[];
  /** Id of the terms that the user must accept, in the user's language; null if this version was accepted in any language. */
  readonly terms_to_accept: number | null;
};

/**
 * Creates the session, forgets the counted failures and reads the account in one query. The session updates the last access of the account.
 */
export const insertSession = async (tx: Tx, session: NewSession): Promise<Row> => {
  const { accountId, refreshHash, now, expiresAt, address, userAgent, secondFactorAt, innocent } = session;
  const { rows } = await sql<Row>`
    select * from begin_session(${accountId}, ${refreshHash}, ${now}, ${expiresAt}, ${address}, ${userAgent}, ${secondFactorAt},
      null, ${innocent ?? null})`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("a session was begun for nobody");
  return row;
};
