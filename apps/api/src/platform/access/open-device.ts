import type pg from "pg";
import { openTransaction, type Transaction } from "../database/transaction.ts";
import { deviceOpening } from "./openings.ts";
import type { DeviceScope } from "./scope.ts";

type Answered = { readonly id: number; readonly name: string; readonly companyId: number; readonly projects: readonly number[] };
export type OpenedDevice = { readonly transaction: Transaction } & Pick<DeviceScope, "device" | "entries">;

/** Opens the transaction of a gate device. Returns undefined for an unknown or revoked key. */
export const openDevice = async (pool: pg.Pool, keyHash: string): Promise<OpenedDevice | undefined> => {
  const transaction = openTransaction(pool, deviceOpening(keyHash));
  const answered = ((await transaction.opening())?.scope ?? null) as Answered | null;
  if (!answered) {
    await transaction.rollback();
    return undefined;
  }
  const { id, name, companyId, projects } = answered;
  return { transaction, device: { id, name }, entries: [{ companyId, side: "contractor", permissions: ["answer_gate"], projects }] };
};
