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
  readonly nextDueOn: IsoDay | null;
};
type Day = { readonly contractorId: number; readonly today: IsoDay };

const told = sql`select id, status, expiration_date as "expirationDate", next_due_on as "nextDueOn" from pendency`;
/** Past their last day, and near it: none is both, and each is found by an index of its own. */
const arms = ({ contractorId, today }: Day): readonly RawBuilder<unknown>[] => [
  sql`contractor_id = ${contractorId} and active and status in ('DONE', 'NEXT_DUE_DATE') and expiration_date < ${today}::date`,
  sql`contractor_id = ${contractorId} and active and status = 'DONE' and next_due_on <= ${today}::date
    and (expiration_date is null or expiration_date >= ${today}::date)`,
];

/**
 * Those of a contractor whose day has come, held until they are turned. What somebody else holds is passed over and leaves its place to the
 * next: as long as fewer come than were asked for, there are no others that could be held.
 */
export const lockDue = async (tx: Tx, { atMost, ...day }: Day & { readonly atMost: number }): Promise<readonly DuePendency[]> => {
  const due: DuePendency[] = [];
  for (const arm of arms(day)) {
    const left = atMost - due.length;
    if (left > 0) due.push(...(await sql<DuePendency>`${told} where ${arm} limit ${left} for no key update skip locked`.execute(tx)).rows);
  }
  return due;
};

/** Whether the day of any has come that is not turned, whoever may hold it. */
export const isAnyDue = async (tx: Tx, day: Day): Promise<boolean> => {
  const found = sql.join(
    arms(day).map((arm) => sql`exists (select from pendency where ${arm})`),
    sql` or `,
  );
  const { rows } = await sql<{ isDue: boolean }>`select ${found} as "isDue"`.execute(tx);
  return rows[0]?.isDue === true;
};

/** Of these the ones that are at work, whose day may have come while they rested. */
export const watchedAmong = async (tx: Tx, contractorId: number, ids: readonly number[]): Promise<readonly DuePendency[]> => {
  const { rows } = await sql<DuePendency>`${told} where contractor_id = ${contractorId} and id = any (${[...ids]}::bigint[])
    and active and status in ('DONE', 'NEXT_DUE_DATE')`.execute(tx);
  return rows;
};

export type Turn = { readonly id: number; readonly from: PendencyStatus; readonly to: string; readonly action: PendencyDeed };

const write =
  (tx: Tx, contractorId: number, now: Date) =>
  async (turns: readonly Turn[]): Promise<void> => {
    await sql`with asked as (
      select * from json_to_recordset(${JSON.stringify(turns)}::json) a (id bigint, "from" text, "to" text, action text)
    ), turned as (
      update pendency p set status = a."to", version = p.version + 1, updated_at = ${now}
        from asked a where p.contractor_id = ${contractorId} and p.id = a.id
        returning p.contractor_id, p.provider_id, p.id, p.type_owner_id, p.type_id, p.type_version, a."from", a."to", a.action
    )
    insert into history (owner_id, provider_id, about_kind, about_id, subject_kind, subject_id, subject_name, at, action, field, old_value, new_value)
      select t.contractor_id, t.provider_id, 'pendency', t.id, 'pendency', t.id, v.name, ${now}, t.action, 'status', t."from", t."to"
      from turned t join document_type_version v on v.owner_id = t.type_owner_id and v.document_type_id = t.type_id and v.version = t.type_version`.execute(
      tx,
    );
  };

/** Writes where they stand now, a batch at a time, and tells so in their history. What is checked and summed up of each is planned once for all. */
export const writeTurns = async (
  tx: Tx,
  contractorId: number,
  { turns, now }: { readonly turns: readonly Turn[]; readonly now: Date },
): Promise<void> => {
  await sql`set local plan_cache_mode = auto`.execute(tx);
  await inBatches(turns, { of: CHANGED_ROWS, write: write(tx, contractorId, now) });
};
