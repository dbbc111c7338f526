import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Difference, Lacking, Rescheduled, Rest } from "../../projects/rules/index.ts";
import type { Deadlines } from "../rules/deadlines.ts";
import type { SupplierKey } from "./existing.ts";
import { CHANGED_ROWS, inBatches, NEW_ROWS } from "./in-batches.ts";
import { lockPendencies, lockWorkersOf } from "./pendency-rows.ts";

/** Creates pendencies with the questions of the document version that the project requires. Existing ones stay as they are. */
const create =
  (tx: Tx, { contractorId, projectId }: SupplierKey, now: Date) =>
  async (keys: readonly NewPendency[]) => {
    await sql`with asked as (
      select * from json_to_recordset(${JSON.stringify(keys)}::json)
        a ("requirementId" bigint, "supplierId" bigint, "workerId" bigint, month text, "movementId" bigint, "firstDay" date,
          "sendBy" date)
    ), made as (
      insert into pendency (contractor_id, project_id, provider_id, worker_id, requirement_id, reference_month, movement_id, plan, kind,
          type_owner_id, type_id, type_version, first_day, send_by, created_at, updated_at)
        select ${contractorId}, ${projectId}, a."supplierId", a."workerId", r.id, (a.month || '-01')::date, a."movementId", r.plan, v.kind,
          r.type_owner_id, r.type_id, r.type_version, a."firstDay", a."sendBy", ${now}, ${now}
        from asked a join project_requirement r on r.contractor_id = ${contractorId} and r.id = a."requirementId"
          join document_type_version v on v.owner_id = r.type_owner_id and v.document_type_id = r.type_id and v.version = r.type_version
        on conflict do nothing
        returning contractor_id, id, provider_id, type_owner_id, type_id, type_version
    )
    insert into pendency_question (contractor_id, pendency_id, provider_id, position)
      select m.contractor_id, m.id, m.provider_id, q.position from made m
        join document_question q on q.owner_id = m.type_owner_id and q.document_type_id = m.type_id and q.version = m.type_version`.execute(
      tx,
    );
  };

/** A pendency with its rest, or null if it becomes active again. */
export type Rested = { readonly id: number; readonly for: Rest["for"] | null; readonly reason: Rest["reason"] | null };
export type Turned = Rested & Deadlines;
export type NewPendency = Lacking & { readonly sendBy: IsoDay | null };
export type NewDeadline = Rescheduled & { readonly sendBy: IsoDay | null };

const deeds = {
  good: "pendency.rest_for_good",
  a_time: "pendency.rest_for_a_time",
  none: "pendency.come_back",
} as const satisfies { readonly [F in Rest["for"] | "none"]: PendencyDeed };

/** Deactivates and reactivates pendencies. The history lines have no account, because the facts caused the change. */
const turn =
  (tx: Tx, { contractorId }: SupplierKey, now: Date) =>
  async (turned: readonly Turned[]) => {
    await sql`with asked as (
      select * from json_to_recordset(${JSON.stringify(turned)}::json) a (id bigint, "for" text, reason text, "sendBy" date,
        "askedAgainOn" date, "reviewFrom" date, "reviewDays" integer, "reviewBy" date)
    ), turned as (
      update pendency p set rest_for = a."for", rest_reason = a.reason, version = p.version + 1, send_by = a."sendBy",
          asked_again_on = a."askedAgainOn", review_from = a."reviewFrom", review_days = a."reviewDays", review_by = a."reviewBy"
        from asked a where p.contractor_id = ${contractorId} and p.id = a.id
        returning p.contractor_id, p.provider_id, p.id, p.type_owner_id, p.type_id, p.type_version, p.rest_for, p.rest_reason
    )
    insert into history (owner_id, provider_id, about_kind, about_id, subject_kind, subject_id, subject_name, at, action, field, new_value)
      select t.contractor_id, t.provider_id, 'pendency', t.id, 'pendency', t.id, v.name, ${now},
        case t.rest_for when 'good' then ${deeds.good} when 'a_time' then ${deeds.a_time} else ${deeds.none} end,
        case when t.rest_for is not null then 'rest' end, t.rest_reason
      from turned t join document_type_version v on v.owner_id = t.type_owner_id and v.document_type_id = t.type_id and v.version = t.type_version`.execute(
      tx,
    );
  };

/** Writes first days and deadlines without a new version and without history, because no user changed the pendency. */
const reschedule =
  (tx: Tx, { contractorId }: SupplierKey) =>
  async (deadlines: readonly NewDeadline[]) => {
    await sql`update pendency p set first_day = a."firstDay", send_by = a."sendBy"
      from json_to_recordset(${JSON.stringify(deadlines)}::json) a (id bigint, "firstDay" date, "sendBy" date)
      where p.contractor_id = ${contractorId} and p.id = a.id`.execute(tx);
  };

type Input = {
  readonly difference: Omit<Difference, "create"> & { readonly create: readonly NewPendency[] };
  /** Deadlines of a batch of pendencies that become inactive or active again. */
  readonly deadlinesOf: (rested: readonly Rested[]) => Promise<readonly Turned[]>;
  /** Deadlines of a batch of pendencies whose link begins on another day. */
  readonly rescheduledDeadlines: (rescheduled: readonly Rescheduled[]) => Promise<readonly NewDeadline[]>;
  readonly now: Date;
};
/**
 * Writes the difference in batches. With plan_cache_mode = auto, the foreign-key checks of all rows reuse one plan; the lists' default
 * would plan each check again, which takes longer than all the rest.
 */
export const writeDifference = async (
  tx: Tx,
  key: SupplierKey,
  { difference, deadlinesOf, rescheduledDeadlines, now }: Input,
): Promise<void> => {
  await sql`set local plan_cache_mode = auto`.execute(tx);
  const deactivated: readonly Rested[] = difference.deactivate.map(({ id, rest }) => ({ id, for: rest.for, reason: rest.reason }));
  const reactivated: readonly Rested[] = difference.reactivate.map((id) => ({ id, for: null, reason: null }));
  // Same lock order as every other writer: pendencies, then workers.
  const changed = [...new Set([...deactivated, ...reactivated, ...difference.reschedule].map(({ id }) => id))];
  await lockPendencies(tx, changed);
  await lockWorkersOf(tx, { pendencies: changed, workers: difference.create.flatMap(({ workerId }) => workerId ?? []) });
  const [write, writeFirstDays] = [turn(tx, key, now), reschedule(tx, key)];
  // Before the others, which read the stored first day.
  await inBatches(difference.reschedule, { of: CHANGED_ROWS, write: async (rows) => writeFirstDays(await rescheduledDeadlines(rows)) });
  await inBatches([...deactivated, ...reactivated], { of: CHANGED_ROWS, write: async (rested) => write(await deadlinesOf(rested)) });
  await inBatches(difference.create, { of: NEW_ROWS, write: create(tx, key, now) });
};
