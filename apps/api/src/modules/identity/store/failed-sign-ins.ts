import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

/** Subject of a failure counter: an e-mail, an IP address or the codes of an account. Only its hash is stored. */
export type Subject = { readonly kind: "account" | "address" | "second_factor"; readonly value: string };
export const keyOf = ({ kind, value }: Subject): string => `${kind} ${createHash("sha256").update(value).digest("base64url")}`;

type Counted = { readonly subject: Subject; readonly most: number };

/** Times of the newest failures per subject in milliseconds, newest first. */
export const latestFailures = async (tx: Tx, counted: readonly Counted[]): Promise<readonly (readonly number[])[]> => {
  const { rows } = await sql<{ readonly times: readonly Date[] | null }>`
    select (select array_agg(f.at order by f.at desc) from
        (select at from sign_in_failure where subject = asked.subject order by at desc limit asked.most) f) as times
    from unnest(${counted.map(({ subject }) => keyOf(subject))}::text[], ${counted.map(({ most }) => most)}::int[])
      with ordinality asked (subject, most, nth)
    order by asked.nth`.execute(tx);
  return rows.map(({ times }) => (times ?? []).map((at) => at.getTime()));
};

export const noteFailure = (tx: Tx, subjects: readonly Subject[], at: Date) =>
  tx
    .insertInto("sign_in_failure")
    .values(subjects.map((subject) => ({ subject: keyOf(subject), at })))
    .execute();

/** Resets the failure counter after a sign-in or a password change. */
export const forgetFailures = (tx: Tx, subject: Subject) =>
  tx.deleteFrom("sign_in_failure").where("subject", "=", keyOf(subject)).execute();
