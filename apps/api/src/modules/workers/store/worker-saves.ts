// Log of saved versions of a worker, for the stale check.
import { sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { WorkerKey } from "./workers.ts";

export type Save = { readonly version: number; readonly fields: readonly string[] };
/** The user who saved. Changes by the daily job have none. */
export type SavedBy = { readonly id: number; readonly name: string };

export const noteSave = async ({ tx, now, account }: Scope, { providerId, id }: WorkerKey, { version, fields }: Save): Promise<void> => {
  const by = { at: now, account_id: account.id, account_name: account.name };
  await tx
    .insertInto("worker_save")
    .values({ provider_id: providerId, worker_id: id, version, fields: [...fields], ...by })
    .execute();
};

type Input = {
  readonly providerId: number;
  readonly saves: readonly { readonly id: number; readonly fields: readonly string[] }[];
  readonly by?: SavedBy | undefined;
};

/** Increments the version and logs the save, for changes that do not write the record itself. */
export const countSaves = async (tx: Tx, { providerId, saves, by }: Input): Promise<void> => {
  if (saves.length === 0) return;
  await sql`with counted as (
      update worker w set version = w.version + 1, updated_at = now() from json_to_recordset(${JSON.stringify(saves)}::json) s (id bigint, fields text[])
      where w.provider_id = ${providerId} and w.id = s.id returning w.id, w.version, s.fields)
    insert into worker_save (provider_id, worker_id, version, fields, at, account_id, account_name)
    select ${providerId}::bigint, id, version, fields, now(), ${by?.id ?? null}::bigint, ${by?.name ?? null}::text from counted`.execute(
    tx,
  );
};

/** Saves after a version, the oldest first. */
export const savesSince = async (tx: Tx, { providerId, id }: WorkerKey, version: number) => {
  const rows = await tx
    .selectFrom("worker_save")
    .select(["version", "fields", "at", "account_name as accountName"])
    .where("provider_id", "=", providerId)
    .where("worker_id", "=", id)
    .where("version", ">", version)
    .orderBy("version")
    .execute();
  return rows.map(({ at, ...save }) => ({ ...save, at: at.toISOString() }));
};
