// Answers to the custom fields of a worker.
import type { CustomValue } from "@emdia/contract/custom-fields/field-routes.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { WorkerKey } from "./workers.ts";

/** The answers that the user's companies may read. */
export const fieldValuesOf = async (tx: Tx, { providerId, id }: WorkerKey): Promise<CustomValue[]> =>
  tx
    .selectFrom("worker_field_value")
    .select(["field_id as customFieldId", "value"])
    .where("provider_id", "=", providerId)
    .where("worker_id", "=", id)
    .execute();

export type WrittenValue = { readonly contractorId: number; readonly fieldId: number; readonly value: string | null };

/** Deletes null values and upserts the others. */
export const writeFieldValues = async (tx: Tx, { providerId, id }: WorkerKey, values: readonly WrittenValue[]): Promise<void> => {
  if (values.length === 0) return;
  const written = sql`json_to_recordset(${JSON.stringify(values)}::json) s ("contractorId" bigint, "fieldId" bigint, value text)`;
  await sql`delete from worker_field_value v using ${written} where s.value is null
    and v.contractor_id = s."contractorId" and v.field_id = s."fieldId" and v.worker_id = ${id}`.execute(tx);
  await sql`insert into worker_field_value (contractor_id, field_id, provider_id, worker_id, value)
    select "contractorId", "fieldId", ${providerId}, ${id}, value from ${written} where value is not null
    on conflict (contractor_id, field_id, worker_id) do update set value = excluded.value`.execute(tx);
};
