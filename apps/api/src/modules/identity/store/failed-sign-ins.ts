import { createHash } from "node:crypto";
import type { Tx } from "../../../platform/database/transaction.ts";

/** Subject of a failure counter: an e-mail, the network of an IP address or the codes of an account. Only its hash is stored. */
export type Subject = { readonly kind: "account" | "address" | "second_factor"; readonly value: string };
export const keyOf = ({ kind, value }: Subject): string => `${kind} ${createHash("sha256").update(value).digest("base64url")}`;

/** Times of the newest failures in milliseconds, newest first. */
export const latestFailures = async (tx: Tx, subject: Subject, most: number): Promise<readonly number[]> => {
  const rows = await tx
    .selectFrom("sign_in_failure")
    .select("at")
    .where("subject", "=", keyOf(subject))
    .orderBy("at", "desc")
    .limit(most)
    .execute();
  return rows.map(({ at }) => at.getTime());
};

export const noteFailure = (tx: Tx, subject: Subject, at: Date) =>
  tx
    .insertInto("sign_in_failure")
    .values({ subject: keyOf(subject), at })
    .execute();

/** Resets the failure counter after a correct code or a password change. */
export const forgetFailures = (tx: Tx, subject: Subject) =>
  tx.deleteFrom("sign_in_failure").where("subject", "=", keyOf(subject)).execute();

type Since = { readonly address: Subject; readonly since: Date; readonly most: number };
/** Number of failed sign-ins from an address since this time, at most `most`. */
export const failuresFrom = async (tx: Tx, { address, since, most }: Since): Promise<number> => {
  const rows = await tx
    .selectFrom("sign_in_failure")
    .select("id")
    .where("address_subject", "=", keyOf(address))
    .where("at", ">", since)
    .limit(most)
    .execute();
  return rows.length;
};
