import type { AccountCompany } from "@emdia/contract/identity/routes.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ShownAccount } from "./accounts.ts";
import { keyOf } from "./failed-sign-ins.ts";
import type { NotedAttempt } from "./sign-in-attempts.ts";

type NewSession = {
  readonly accountId: number;
  readonly refreshHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly address: string;
  readonly userAgent: string;
  /** When a second factor was proved on this way in; whoever has proved one is not asked for it again. */
  readonly secondFactorAt: Date | null;
  /** The attempt that led here and was no guess. */
  readonly innocent: NotedAttempt | undefined;
};

type Row = ShownAccount & {
  /** None where somebody asks for a second factor first. */
  readonly session_id: string | null;
  readonly companies: AccountCompany[];
  /** The text that the person has yet to accept, in their own language; null when they accepted that version in any. */
  readonly terms_to_accept: number | null;
};

/** Everything that a way in ends with, in one question. The session is noted as a use of the account. */
export const insertSession = async (tx: Tx, session: NewSession): Promise<Row> => {
  const { accountId, refreshHash, now, expiresAt, address, userAgent, secondFactorAt, innocent } = session;
  const { rows } = await sql<Row>`
    select * from begin_session(${accountId}, ${refreshHash}, ${now}, ${expiresAt}, ${address}, ${userAgent}, ${secondFactorAt},
      ${innocent ? keyOf(innocent.account) : null}, ${innocent?.noted ?? null})`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("a session was begun for nobody");
  return row;
};
