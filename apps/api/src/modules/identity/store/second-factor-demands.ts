import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

/** A demand for a second factor, by a company or (without `company_id`) by the user. */
type Demand = { readonly company_id: number | null; readonly made_in: string | null };

export const secondFactorDemands = async (tx: Tx): Promise<readonly Demand[]> =>
  (await sql<Demand>`select * from second_factor_demands()`.execute(tx)).rows;

/** Saves the user's own choice. */
export const keepOwnChoice = (tx: Tx, accountId: number, { active, sessionId }: { readonly active: boolean; readonly sessionId: string }) =>
  tx
    .updateTable("account")
    .set({ second_factor: active, second_factor_session: active ? sessionId : null })
    .where("id", "=", accountId)
    .execute();
