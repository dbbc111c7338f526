// The list of schedules: those that need an action, then the coming ones, then the past ones.

import { RISK_SPAN_DAYS_MAX } from "@emdia/contract/risk-schedule/limits.ts";
import { type RawBuilder, sql } from "kysely";
import { forceIndexOrder } from "../../../platform/database/force-index-order.ts";
import { reusePlan } from "../../../platform/database/kept-plan.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { VisibleSchedules } from "../policy.ts";
import type { StatusConditions } from "../rules/status.ts";
import { filtersOf, type ListInput, ofStatus } from "./schedule-filters.ts";
import { type ScheduleFields, scheduleColumns, scheduleJoins } from "./schedules.ts";
import { firstVisible, ids, isVisible } from "./visible-schedules.ts";

/** An open schedule starts after this, because of the longest span. The bound is a range of the indexes by start. */
const mayBeOpen = (now: string) => sql`s.starts_at > ${now}::timestamp - make_interval(days => ${RISK_SPAN_DAYS_MAX + 1}::integer)`;

type Group = { readonly group: number; readonly status: StatusConditions; readonly range: RawBuilder<unknown>; readonly isReversed?: true };
const open = { isCancelled: false, isOver: false } as const;
/** Groups of the list in their order: those that need an action, other open ones, and the rest, the latest first. Each has an index. */
const groupsOf = (now: string): readonly Group[] => [
  { group: 0, status: { ...open, isSuspended: true }, range: mayBeOpen(now) },
  { group: 1, status: { ...open, isSuspended: false }, range: mayBeOpen(now) },
  { group: 2, status: { isCancelled: true }, range: sql`true`, isReversed: true },
  { group: 2, status: { isCancelled: false, isOver: true }, range: sql`s.starts_at < ${now}::timestamp`, isReversed: true },
];
const flags = ["isCancelled", "isOver", "isSuspended", "hasStarted"] as const;
const agree = (one: StatusConditions, other: StatusConditions): boolean =>
  flags.every((name) => one[name] === undefined || other[name] === undefined || one[name] === other[name]);

/** Keys of the first rows of each group that may have a requested status, in the order of the list. */
const pageKeys = (visible: VisibleSchedules, input: ListInput) => {
  const { now, itemsPerPage, statuses } = input;
  const filters = filtersOf(input);
  const branches = groupsOf(now)
    .filter(({ status }) => statuses === undefined || statuses.some((wanted) => agree(wanted, status)))
    .map(({ group, status, range, isReversed }) => {
      const where = sql`${sql.join([range, ofStatus(now, status), ...filters], sql` and `)}`;
      const order = isReversed ? sql`s.starts_at desc, s.id desc` : sql`s.starts_at, s.id`;
      const first = firstVisible(visible, { where, order, rows: offsetOf(input) + itemsPerPage });
      return sql`select s.*, ${sql.lit(group)} as grp from (${first}) s`;
    });
  if (branches.length === 0) return sql<Key>`select null::bigint as contractor_id, null::bigint as id, 0 as at where false`;
  return sql<Key>`select contractor_id, id, row_number() over (order by grp, case when grp < 2 then starts_at end, case when grp = 2 then starts_at end desc,
      case when grp < 2 then id end, id desc) as at
    from (${sql.join(branches, sql` union all `)}) found
    order by at limit ${sql.lit(itemsPerPage)} offset ${sql.lit(offsetOf(input))}`;
};

/** Activities by name, and the strongest conflict of a schedule `s`. */
export const activitiesColumn: RawBuilder<unknown> = sql`(select json_agg(json_build_object('id', v.risk_activity_id, 'name', v.name)
    order by v.name, v.risk_activity_id)
  from risk_schedule_activity sa join risk_activity_version v on v.owner_id = sa.activity_owner_id
    and v.risk_activity_id = sa.activity_id and v.version = sa.activity_version
  where sa.contractor_id = s.contractor_id and sa.schedule_id = s.id) as activities`;
export const conflictColumn: RawBuilder<unknown> = sql`(select json_build_object('level', min(k.level),
    'isAccepted', bool_and(k.accepted_at is not null))
  from risk_schedule_conflict k where k.contractor_id = s.contractor_id and k.schedule_id = s.id having count(*) > 0) as conflict`;
export type ActivitiesAndConflict = {
  readonly activities: { readonly id: number; readonly name: string }[];
  readonly conflict: { readonly level: "restricted" | "forbidden"; readonly isAccepted: boolean } | null;
};
export type ScheduleRow = ScheduleFields & ActivitiesAndConflict & { readonly employeeCount: number };

type Key = { readonly contractor_id: number; readonly id: number };
/** Rows of a page in the order of the keys. A statement of its own with one plan, because planning its joins takes longer than reading the rows. */
const schedulesByKey = async (tx: Tx, keys: readonly Key[]): Promise<ScheduleRow[]> => {
  if (keys.length === 0) return [];
  const statement = sql<ScheduleRow>`select ${scheduleColumns},
      ${activitiesColumn},
      (select count(*)::int from risk_schedule_person sp where sp.contractor_id = s.contractor_id and sp.schedule_id = s.id) as "employeeCount",
      ${conflictColumn}
    from unnest(${ids(keys.map((key) => key.contractor_id))}, ${ids(keys.map(({ id }) => id))}) with ordinality page (contractor_id, id, at)
      join risk_schedule s on s.contractor_id = page.contractor_id and s.id = page.id ${scheduleJoins}
    order by page.at`;
  return (await reusePlan(statement).execute(tx)).rows;
};

/**
 * Reads each group in the order of its index until the page is full, except among few known schedules. The first page without filters, which most
 * requests read, has one plan: planning takes longer than reading it.
 */
const planOf = (input: ListInput, statement: RawBuilder<Key>): RawBuilder<Key> => {
  const { page, itemsPerPage: _, now: __, statuses: ___, ...filters } = input;
  if (input.withWorker !== undefined) return statement;
  const isUsual = page === 1 && Object.values(filters).every((filter) => filter === undefined);
  return isUsual ? reusePlan(forceIndexOrder(statement)) : forceIndexOrder(statement);
};

const isFoundByIndex = async (tx: Tx, name: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select is_found_by_index(${name}) as found`.execute(tx);
  return rows[0]?.found === true;
};
const FOUND_BY_INDEX_MAX = 2_000;
/** Undefined if the index cannot find the name, or finds too many schedules. */
const findByWorker = async (tx: Tx, { employeeName }: ListInput): Promise<readonly number[] | undefined> => {
  if (employeeName === undefined) return undefined;
  const { rows } = await sql<{ id: number }>`select id from schedules_with_worker(${employeeName}, ${FOUND_BY_INDEX_MAX + 1})`.execute(tx);
  const isKnown = rows.length > 0 ? rows.length <= FOUND_BY_INDEX_MAX : await isFoundByIndex(tx, employeeName);
  return isKnown ? rows.map(({ id }) => id) : undefined;
};

export const listSchedulePage = async (tx: Tx, visible: VisibleSchedules, request: Omit<ListInput, "withWorker">) => {
  const input: ListInput = { ...request, withWorker: await findByWorker(tx, request) };
  const keys = await sql<Key>`${planOf(input, pageKeys(visible, input))}`.execute(tx);
  const rows = await schedulesByKey(tx, keys.rows);
  const counted = await sql<{ count: number }>`select count(*)::int as count from (select from risk_schedule s
    where ${sql.join([isVisible(visible), ...filtersOf(input)], sql` and `)} limit ${COUNTED_MAX + 1}) found`.execute(tx);
  return { rows, meta: metaOf(input, counted.rows[0]?.count ?? 0, rows.length) };
};
