import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

export type BadgeHolder = {
  readonly providerId: number;
  readonly workerId: number;
  readonly name: string;
  readonly role: string;
  readonly companyName: string;
  readonly photoKey: string | null;
  readonly photoType: string | null;
};
type Query = { readonly code: string; readonly contractorId: number; readonly projectId: number };

/** The worker of a valid badge with a link to the project, whenever it began or ended. */
export const badgeHolder = async (tx: Tx, { code, contractorId, projectId }: Query): Promise<BadgeHolder | undefined> => {
  const { rows } =
    await sql<BadgeHolder>`select provider_id as "providerId", worker_id as "workerId", name, role, company_name as "companyName",
      photo_key as "photoKey", photo_type as "photoType"
    from gate_badge(${code}, ${contractorId}, ${projectId})`.execute(tx);
  return rows[0];
};
