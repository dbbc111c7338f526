import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import { type BadgeHolder, holderColumns } from "../../badges/index.ts";

type Query = { readonly code: string; readonly contractorId: number; readonly projectId: number };

/** The worker of a valid badge with a link to the project, whenever it began or ended. */
export const badgeHolder = async (tx: Tx, { code, contractorId, projectId }: Query): Promise<BadgeHolder | undefined> => {
  const { rows } = await sql<BadgeHolder>`select ${holderColumns} from gate_badge(${code}, ${contractorId}, ${projectId})`.execute(tx);
  return rows[0];
};
