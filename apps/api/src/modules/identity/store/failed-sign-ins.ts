import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

/** What is counted: the e-mail that was asked for, the address it came from, whose codes are guessed; none is kept as it is. */
export type Subject = { readonly kind: "account" | "address" | "second_factor"; readonly value: string };
const keyOf = ({ kind, value }: Subject): string => `${kind} ${createHash("sha256").update(value).digest("base64url")}`;

export const latestFailures = async (tx: Tx, subject: Subject, count: number): Promise<readonly number[]> => {
  const rows = await tx
    .selectFrom("sign_in_failure")
    .select("at")
    .where("subject", "=", keyOf(subject))
    .orderBy("at", "desc")
    .limit(count)
    .execute();
  return rows.map(({ at }) => at.getTime());
};

export const noteFailure = (tx: Tx, subjects: readonly Subject[], at: Date) =>
  tx
    .insertInto("sign_in_failure")
    .values(subjects.map((subject) => ({ subject: keyOf(subject), at })))
    .execute();

/** An attempt that turned out to be no guess. */
export const forgetAttempt = (tx: Tx, subject: Subject, at: Date) =>
  tx.deleteFrom("sign_in_failure").where("subject", "=", keyOf(subject)).where("at", "=", at).execute();

/** Who gets in, or gets a new password, begins to be counted anew. */
export const forgetFailures = (tx: Tx, subject: Subject) =>
  tx.deleteFrom("sign_in_failure").where("subject", "=", keyOf(subject)).execute();

/** Attempts on one subject stand in line, so that many at once are not counted as one. */
export const waitInLine = (tx: Tx, subject: Subject) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(subject)}, 0))`.execute(tx);
