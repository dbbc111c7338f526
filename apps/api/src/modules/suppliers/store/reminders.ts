import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { DueDocuments, SentReminder } from "../rules/reminder.ts";
import { ids } from "./reach.ts";

type Pair = { readonly contractorId: number; readonly providerId: number };

/** The latest reminder of a contractor to a supplier. */
export const lastReminder = async (tx: Tx, { contractorId, providerId }: Pair): Promise<SentReminder | undefined> => {
  const { rows } = await sql<
    Omit<SentReminder, "sentAt"> & { readonly sentAt: Date }
  >`select day, sent_at as "sentAt", account_name as "sentBy" from supplier_reminder
    where contractor_id = ${contractorId} and provider_id = ${providerId} order by day desc limit 1`.execute(tx);
  const [last] = rows;
  return last && { ...last, sentAt: last.sentAt.toISOString() };
};

type Sending = Pair & {
  readonly today: IsoDay;
  readonly now: Date;
  readonly sender: string;
  readonly due: DueDocuments;
  readonly projectIds: readonly number[];
  readonly details: { readonly projects?: readonly number[] };
};
/** Number of persons who got the reminder; null if another request sent the reminder of the day. */
export const writeReminder = async (
  tx: Tx,
  { contractorId, providerId, today, now, sender, due, projectIds, details }: Sending,
): Promise<number | null> => {
  const { rows } = await sql<{ readonly recipients: number | null }>`select send_supplier_reminder(${contractorId}, ${providerId},
    ${today}::date, ${now}, ${sender}, ${due.open}, ${due.expired}, ${ids(projectIds)}, ${JSON.stringify(details)}::json) as recipients`.execute(
    tx,
  );
  return rows[0]?.recipients ?? null;
};
