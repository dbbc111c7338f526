import type { Tx } from "../../../platform/database/transaction.ts";

/**
 * Locks a configuration until the transaction ends. A statement of its own, because one that also reads the version does not find the version
 * that another transaction writes while it waits.
 */
export const lockConfig = async (tx: Tx, id: number): Promise<void> => {
  await tx.selectFrom("training_config").select("id").where("id", "=", id).forUpdate().execute();
};
