import { sql } from "kysely";
import { idArray } from "../../../platform/database/id-array.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { DueDocuments, SentReminder } from "../rules/reminder.ts";

type Row = Omit<SentReminder, "sentAt"> & { readonly contractorId: number; readonly sentAt: Date };

/** The latest reminder of each contractor to a supplier. */
export const lastReminders = async (
  tx: Tx,
  providerId: number,
  contractorIds: readonly number[],
): Promise<ReadonlyMap<number, SentReminder>> => {
  const { rows } = await sql<Row>`select distinct on (contractor_id) contractor_id as "contractorId", day, sent_at as "sentAt",
      account_name as "sentBy"
    from supplier_reminder where contractor_id = any (${idArray(contractorIds)}) and provider_id = ${providerId}
    order by contractor_id, day desc`.execute(tx);
  return new Map(rows.map(({ contractorId, sentAt, ...reminder }) => [contractorId, { ...reminder, sentAt: sentAt.toISOString() }]));
};

type Sending = {
  readonly contractorId: number;
  readonly providerId: number;
  readonly now: Date;
  readonly due: DueDocuments;
  readonly projectIds: readonly number[];
  readonly details: { readonly projects?: readonly number[] };
};
/** Number of persons who got the reminder; null if another request sent the reminder of the day. */
export const writeReminder = async (
  tx: Tx,
  { contractorId, providerId, now, due, projectIds, details }: Sending,
): Promise<number | null> => {
  const { rows } = await sql<{ readonly recipients: number | null }>`select send_supplier_reminder(${contractorId}, ${providerId},
    ${now}, ${due.open}, ${due.expired}, ${idArray(projectIds)}, ${JSON.stringify(details)}::json) as recipients`.execute(tx);
  return rows[0]?.recipients ?? null;
};
