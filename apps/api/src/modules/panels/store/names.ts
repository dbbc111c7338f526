import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

type NameRow = { readonly id: number; readonly name: string };

/** Names of the user's own companies. */
export const namesOfCompanies = async (tx: Tx, ids: readonly number[]): Promise<NameRow[]> => {
  const { rows } = await sql<NameRow>`select id, trading_name as name from company where id = any (${ids}::bigint[]) order by 2, 1`.execute(
    tx,
  );
  return rows;
};

/** Names of document types that the user may read. */
export const namesOfDocumentTypes = async (tx: Tx, ids: readonly number[]): Promise<NameRow[]> => {
  const { rows } = await sql<NameRow>`select id, name from document_type where id = any (${ids}::bigint[]) order by 2, 1`.execute(tx);
  return rows;
};
