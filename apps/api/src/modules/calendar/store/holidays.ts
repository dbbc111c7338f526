import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { LocalHolidays } from "../rules/business-days.ts";

/** Holidays of the contractor's state and city. A job reads them once. */
export const localHolidaysOf = async (tx: Tx, contractorId: number): Promise<LocalHolidays> => {
  const { rows } = await sql<{ days: readonly string[] }>`select local_holidays(${contractorId}) as days`.execute(tx);
  return new Set(rows[0]?.days);
};
