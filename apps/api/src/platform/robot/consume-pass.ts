import { createHash } from "node:crypto";
import type { Tx } from "../database/transaction.ts";

/** Marks a value as used. Returns false if it was used before, even concurrently. */
export const consumePass = async (tx: Tx, used: string, expiresAt: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("robot_spent")
    .values({ hash: createHash("sha256").update(used).digest(), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};
