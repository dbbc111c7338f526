import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

/**
 * Whether a demand exists for the account and the session started without a second factor. The session in which the demand was made is
 * exempt.
 */
const lacksSecondFactor = sql<boolean>`s.second_factor_at is null
  and exists (select from second_factor_demands() asked where asked.made_in is distinct from s.id)`;

/** Locks a session and reads its account. A disabled account loses all its sessions. */
export const lockSession = (tx: Tx, accountId: number, id: string) =>
  tx
    .selectFrom("account_session as s")
    .innerJoin("account as a", "a.id", "s.account_id")
    .selectAll("s")
    .select(["a.disabled_at", "a.email", "a.display_name", "a.phone", "a.email_verified", "a.account_verified"])
    .select(lacksSecondFactor.as("lacks_second_factor"))
    .where("s.account_id", "=", accountId)
    .where("s.id", "=", id)
    .forUpdate("s")
    .executeTakeFirst();
export type SessionRow = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

/** Start and browser of a session, for the notice about its end. */
export const readSession = (tx: Tx, accountId: number, id: string) =>
  tx
    .selectFrom("account_session")
    .select(["created_at", "user_agent"])
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();

type Rotated = { readonly refreshHash: Buffer; readonly now: Date; readonly expiresAt: Date };
export const rotateSession = (tx: Tx, session: SessionRow, { refreshHash, now, expiresAt }: Rotated) =>
  tx
    .updateTable("account_session")
    .set({ previous_hash: session.refresh_hash, refresh_hash: refreshHash, rotated_at: now, expires_at: expiresAt })
    .where("account_id", "=", session.account_id)
    .where("id", "=", session.id)
    .execute();

type Ending = {
  readonly accountId: number;
  readonly id: string;
  readonly now: Date;
  readonly reason: "signed_out" | "token_reused" | "second_factor_required";
};
export const endSession = (tx: Tx, { accountId, id, now, reason }: Ending) =>
  tx
    .updateTable("account_session")
    .set({ ended_at: now, end_reason: reason })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();

/** Ends all sessions of the account after a password change. */
export const endAllSessions = (tx: Tx, accountId: number, now: Date) =>
  tx
    .updateTable("account_session")
    .set({ ended_at: now, end_reason: "password_changed" })
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .execute();

/** Ends the other sessions without a second factor when the user demands one. */
export const endOwnSessionsWithoutSecondFactor = (
  tx: Tx,
  accountId: number,
  { sessionId, now }: { readonly sessionId: string; readonly now: Date },
) =>
  tx
    .updateTable("account_session")
    .set({ ended_at: now, end_reason: "second_factor_required" })
    .where("account_id", "=", accountId)
    .where("id", "<>", sessionId)
    .where("second_factor_at", "is", null)
    .where("ended_at", "is", null)
    .execute();
