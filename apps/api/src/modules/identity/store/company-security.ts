import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

export const readMfaActive = async (tx: Tx, companyId: number): Promise<boolean> => {
  const row = await tx.selectFrom("company_security").select("mfa_active").where("company_id", "=", companyId).executeTakeFirst();
  return row?.mfa_active === true;
};

type Demanded = { readonly companyId: number; readonly mfaActive: boolean; readonly sessionId: string; readonly now: Date };

/** Saves the demand. Returns false if it already had this value, so that one of two concurrent requests is recorded. */
export const keepDemand = async (tx: Tx, { companyId, mfaActive, sessionId, now }: Demanded): Promise<boolean> => {
  const values = { mfa_active: mfaActive, mfa_session: mfaActive ? sessionId : null, changed_at: now };
  const changed = await tx
    .insertInto("company_security")
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column("company_id").doUpdateSet(values).where("company_security.mfa_active", "<>", mfaActive))
    .returning("company_id")
    .executeTakeFirst();
  return changed !== undefined;
};

type People = { readonly own: number; readonly of_suppliers: number };
export const peopleAsked = async (tx: Tx, companyId: number): Promise<People> => {
  const { rows } = await sql<People>`select * from second_factor_people(${companyId})`.execute(tx);
  return rows[0] ?? { own: 0, of_suppliers: 0 };
};

type Ending = { readonly companyId: number; readonly sessionId: string; readonly now: Date };
export const endSessionsWithoutSecondFactor = (tx: Tx, { companyId, sessionId, now }: Ending) =>
  sql`select end_sessions_without_second_factor(${companyId}, ${sessionId}, ${now})`.execute(tx);

/** Every user can read company names. */
export const companyNames = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom("company")
    .select(["id", "trading_name as name"])
    .where("id", "in", ids.length > 0 ? ids : [0])
    .orderBy("trading_name")
    .orderBy("id")
    .execute();
