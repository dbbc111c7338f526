// Queries of due pendencies.
import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { type RawBuilder, sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { CHANGED_ROWS, inBatches } from "./in-batches.ts";

export type DuePendency = {
  readonly id: number;
  readonly status: PendencyStatus;
  readonly expirationDate: IsoDay | null;
  readonly approvedUntil: IsoDay | null;
  readonly nextDueOn: IsoDay | null;
};
type Day = { readonly contractorId: number; readonly today: IsoDay };

const selectDue = sql`select id, status, expiration_date as "expirationDate", approved_until as "approvedUntil", next_due_on as "nextDueOn" from pendency`;
/** One condition for expired and one for near expiry. They are disjoint, and each has an index. */
const arms = ({ contractorId, today }: Day): readonly RawBuilder<unknown>[] => [
  sql`contractor_id = ${contractorId} and active and status in ('DONE', 'NEXT_DUE_DATE') and expiration_date < ${today}::date`,
  sql`contractor_id = ${contractorId} and active and status = 'DONE' and next_due_on <= ${today}::date
    and (expiration_date is null or expiration_date >= ${today}::date)`,
];

/**
 * Locks due pendencies of a contractor. Skips rows that another transaction locks, so that the limit counts only rows it got: fewer rows
 * than `atMost` mean that only locked rows are left.
 */
export const lockDue = async (tx: Tx, { atMost, ...day }: Day & { readonly atMost: number }): Promise<readonly DuePendency[]> => {
  const due: DuePendency[] = [];
  for (const arm of arms(day)) {
    const left = atMost - due.length;
    if (left > 0)
      due.push(...(await sql<DuePendency>`${selectDue} where ${arm} limit ${left} for no key update skip locked`.execute(tx)).rows);
  }
  return due;
};

/** Whether a due pendency is left, locked or not. */
export const isAnyDue = async (tx: Tx, day: Day): Promise<boolean> => {
  const found = sql.join(
    arms(day).map((arm) => sql`exists (select from pendency where ${arm})`),
    sql` or `,
  );
  const { rows } = await sql<{ isDue: boolean }>`select ${found} as "isDue"`.execute(tx);
  return rows[0]?.isDue === true;
};

/** The active ones among these pendencies: their date may have passed while they were inactive. */
export const watchedAmong = async (tx: Tx, contractorId: number, ids: readonly number[]): Promise<readonly DuePendency[]> => {
  const { rows } = await sql<DuePendency>`${selectDue} where contractor_id = ${contractorId} and id = any (${[...ids]}::bigint[])
    and active and status in ('DONE', 'NEXT_DUE_DATE')`.execute(tx);
  return rows;
};

export type Turn = {
  readonly id: number;
  readonly from: PendencyStatus;
  readonly to: string;
  readonly action: PendencyDeed;
  readonly sendBy: IsoDay | null;
};

const write =
  (tx: Tx, contractorId: number, now: Date) =>
  async (turns: readonly Turn[]): Promise<void> => {
    await sql`with asked as (
      select * from json_to_recordset(${JSON.stringify(turns)}::json) a (id bigint, "from" text, "to" text, action text, "sendBy" date)
    ), turned as (
      update pendency p set status = a."to", send_by = a."sendBy", version = p.version + 1, updated_at = ${now}
        from asked a where p.contractor_id = ${contractorId} and p.id = a.id
        returning p.contractor_id, p.provider_id, p.id, p.type_owner_id, p.type_id, p.type_version, a."from", a."to", a.action
    )
    insert into history (owner_id, provider_id, about_kind, about_id, subject_kind, subject_id, subject_name, at, action, field, old_value, new_value)
      select t.contractor_id, t.provider_id, 'pendency', t.id, 'pendency', t.id, v.name, ${now}, t.action, 'status', t."from", t."to"
      from turned t join document_type_version v on v.owner_id = t.type_owner_id and v.document_type_id = t.type_id and v.version = t.type_version`.execute(
      tx,
    );
  };

/**
 * Writes the new statuses and their history in batches. With plan_cache_mode = auto, the foreign-key checks and triggers of each row reuse
 * one plan.
 */
export const writeTurns = async (
  tx: Tx,
  contractorId: number,
  { turns, now }: { readonly turns: readonly Turn[]; readonly now: Date },
): Promise<void> => {
  await sql`set local plan_cache_mode = auto`.execute(tx);
  await inBatches(turns, { of: CHANGED_ROWS, write: write(tx, contractorId, now) });
};
