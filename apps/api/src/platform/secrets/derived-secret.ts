// Secrets of links and codes, derived from the row that stores their hash.
import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "../database/transaction.ts";

/** The row of a link or code. `issue` counts its messages: a later message has another secret. */
export type SecretSource = { readonly purpose: string; readonly ownerId: number; readonly rowId: number; readonly issue: number };

const derive = (installationSecret: string, { purpose, ownerId, rowId, issue }: SecretSource): Buffer =>
  createHmac("sha256", installationSecret).update(`message ${purpose} ${ownerId} ${rowId} ${issue}`).digest();

/** The secret of a link. A retry of the message derives the same one, so it is stored nowhere. */
export const deriveSecret = (installationSecret: string, source: SecretSource): string =>
  derive(installationSecret, source).toString("base64url");

/** The digits of a code. 64 bits make the remainder even to 13 decimal places. */
export const deriveDigits = (installationSecret: string, source: SecretSource, length: number): string =>
  (derive(installationSecret, source).readBigUInt64BE() % 10n ** BigInt(length)).toString().padStart(length, "0");

/** Takes the id of a row before it is written, because its secret depends on the id. */
export const takeRowId = async (tx: Tx, table: "account_link" | "account_code" | "invitation"): Promise<number> => {
  const { rows } = await sql<{ readonly id: number }>`select nextval(${`${table}_id_seq`}::regclass) as id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the sequence of ${table} gave no id`);
  return row.id;
};
