import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

type Restricted = { readonly contractorId: number; readonly ids: readonly number[]; readonly by: number; readonly now: Date };
/** Writes notices to the owners of the affected suppliers and to the contacts of the projects. */
export const writeRestrictionNotices = async (tx: Tx, { contractorId, ids, by, now }: Restricted): Promise<void> => {
  if (ids.length > 0) await sql`select notify_about_restrictions(${contractorId}, ${[...ids]}::bigint[], ${by}, ${now})`.execute(tx);
};
