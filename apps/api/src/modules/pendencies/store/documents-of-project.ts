import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

type ProjectKey = { readonly contractorId: number; readonly id: number };

/** Whether a document was ever added in the project. Drafts count, because they are the supplier's work. */
export const hasDocuments = async (tx: Tx, { contractorId, id }: ProjectKey): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select exists (select from pendency p
      join attachment a on a.contractor_id = p.contractor_id and a.pendency_id = p.id
    where p.contractor_id = ${contractorId} and p.project_id = ${id}) as found`.execute(tx);
  return rows[0]?.found === true;
};
