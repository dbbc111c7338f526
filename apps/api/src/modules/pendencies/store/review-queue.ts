// Queries of the review queue.
import type { Paging } from "@emdia/contract/list.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import { idArray } from "../../../platform/database/id-array.ts";
import { offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { LocalHolidays } from "../../calendar/rules/index.ts";
import type { Branch } from "../list/list-scope.ts";
import type { Sql } from "../list/store/pendency-row.ts";
import type { QueueMove } from "../rules/queue-moves.ts";
import type { QueueCounts } from "../rules/review-queue.ts";

/** Counts a move of a document into or out of the review queue. Works for both sides (migration 0046). */
export const countReviewMove = async (tx: Tx, pendencyId: number, { day, received, decided }: QueueMove & { readonly day: IsoDay }) => {
  await sql`select count_review_move(${pendencyId}, ${day}::date, ${received}, ${decided})`.execute(tx);
};

/** State and municipal holidays of several contractors. */
export const localHolidaysOfAll = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, LocalHolidays>> => {
  const { rows } = await sql<{ id: number; days: readonly string[] }>`select c.id, local_holidays(c.id) as days
    from unnest(${idArray(ids)}) c (id)`.execute(tx);
  return new Map(rows.map(({ id, days }) => [id, new Set(days)]));
};

type Waiting = Omit<QueueCounts, "received" | "decided">;
type NamedRow = { readonly id: number; readonly name: string };
type WaitingOfProject = Waiting & { readonly project: NamedRow; readonly contractor: NamedRow; readonly assignee: NamedRow | null };
export const emptyCounts: QueueCounts = {
  waiting: 0,
  overdue: 0,
  dueToday: 0,
  dueThisWeek: 0,
  oldest: null,
  median: null,
  received: 0,
  decided: 0,
};

const projectsOf = ({ projectIds }: Branch, column: Sql): Sql =>
  projectIds === "all" ? sql`` : sql`and ${column} = any (${idArray(projectIds)})`;
const rowsOf = (branch: Branch, statuses: readonly PendencyStatus[]): Sql =>
  sql`select p.contractor_id, p.project_id, p.review_by, p.revision_date from pendency p
    where p.contractor_id = any (${idArray(branch.companyIds)}) ${projectsOf(branch, sql`p.project_id`)} and p.active and p.removed_at is null
      and p.status = any (${[...statuses]}::text[])`;

type Filter = {
  readonly statuses: readonly PendencyStatus[];
  readonly today: IsoDay;
  readonly weekEnd: IsoDay;
  readonly paging: Paging;
};
type Row = Waiting & {
  readonly projectId: number | null;
  readonly projectName: string;
  readonly contractorId: number;
  readonly contractorName: string;
  readonly assignee: NamedRow | null;
  readonly projectCount: number;
};
const counts = ({ today, weekEnd }: Filter): Sql => sql`count(*)::integer as waiting,
  (count(*) filter (where review_by < ${today}::date))::integer as overdue,
  (count(*) filter (where review_by = ${today}::date))::integer as due_today,
  (count(*) filter (where review_by > ${today}::date and review_by <= ${weekEnd}::date))::integer as due_this_week,
  min(revision_date) as oldest, percentile_disc(0.5) within group (order by revision_date) as median`;
const shown = sql`g.waiting, g.overdue, g.due_today as "dueToday", g.due_this_week as "dueThisWeek", g.oldest, g.median`;

type WaitingReviews = {
  readonly total: Waiting;
  readonly projectCount: number;
  readonly projects: readonly WaitingOfProject[];
};
/** The queue in all, and a page of its projects: those with the most overdue reviews first. */
export const waitingReviews = async (tx: Tx, branches: readonly Branch[], filter: Filter): Promise<WaitingReviews> => {
  const { rows } = await sql<Row>`
    with grouped as materialized (
      select contractor_id, project_id, ${counts(filter)}
      from (${sql.join(
        branches.map((branch) => rowsOf(branch, filter.statuses)),
        sql` union all `,
      )}) p
      group by grouping sets ((contractor_id, project_id), ())),
    page as (
      select * from grouped where project_id is not null order by overdue desc, waiting desc, project_id
      limit ${filter.paging.itemsPerPage} offset ${offsetOf(filter.paging)})
    select null as "projectId", null as "projectName", null as "contractorId", null as "contractorName", null::json as assignee, ${shown},
      (select count(*)::integer from grouped where project_id is not null) as "projectCount"
    from grouped g where g.project_id is null
    union all
    (select g.project_id, pr.name, g.contractor_id, c.trading_name,
      (select json_build_object('id', a.account_id, 'name', a.account_name) from review_assignment a
        where a.contractor_id = g.contractor_id and a.project_id = g.project_id), ${shown}, 0
    from page g join project pr on pr.contractor_id = g.contractor_id and pr.id = g.project_id join company c on c.id = g.contractor_id
    order by g.overdue desc, g.waiting desc, g.project_id)`.execute(tx);
  const total = rows.find(({ projectId }) => projectId === null);
  return {
    total: total ?? emptyCounts,
    projectCount: total?.projectCount ?? 0,
    projects: rows.flatMap(({ projectId, projectName, contractorId, contractorName, projectCount: _, ...waiting }) =>
      projectId === null
        ? []
        : [{ ...waiting, project: { id: projectId, name: projectName }, contractor: { id: contractorId, name: contractorName } }],
    ),
  };
};

type PaceFilter = {
  /** First day of the pace of each contractor. */
  readonly since: readonly { readonly contractorId: number; readonly day: IsoDay }[];
  readonly today: IsoDay;
  readonly projectIds: readonly number[];
};
type Pace = { readonly total: QueueMove; readonly ofProject: (id: number) => QueueMove };
const NONE: QueueMove = { received: 0, decided: 0 };

/** Counters of a branch: project 0 is a whole company. Moves that are not in the counters yet have a project. */
const paceOf = (branch: Branch): Sql => sql`
  select sum(d.received) as received, sum(d.decided) as decided
  from since s join (
    select contractor_id, day, received, decided from review_day
      where ${branch.projectIds === "all" ? sql`project_id = 0` : sql`project_id = any (${idArray(branch.projectIds)})`}
    union all
    select contractor_id, day, received, decided from review_move where true ${projectsOf(branch, sql`project_id`)}) d
    on d.contractor_id = s.contractor_id and d.day >= s.day and d.day < s.today
  where s.contractor_id = any (${idArray(branch.companyIds)})`;

/** Received and decided documents since the first day of the pace, up to yesterday: in all, and in the given projects. */
export const queuePace = async (tx: Tx, branches: readonly Branch[], { since, today, projectIds }: PaceFilter): Promise<Pace> => {
  const { rows } = await sql<QueueMove & { readonly projectId: number | null }>`
    with since as (
      select s.contractor_id, s.day, ${today}::date as today
      from unnest(${idArray(since.map(({ contractorId }) => contractorId))}, ${since.map(({ day }) => day)}::date[]) s (contractor_id, day))
    select null as "projectId", coalesce(sum(received), 0)::integer as received, coalesce(sum(decided), 0)::integer as decided
      from (${sql.join(branches.map(paceOf), sql` union all `)}) t
    union all
    select d.project_id, sum(d.received)::integer, sum(d.decided)::integer
      from since s join (
        select contractor_id, project_id, day, received, decided from review_day where project_id = any (${idArray(projectIds)})
        union all
        select contractor_id, project_id, day, received, decided from review_move where project_id = any (${idArray(projectIds)})) d
        on d.contractor_id = s.contractor_id and d.day >= s.day and d.day < s.today
      group by d.project_id`.execute(tx);
  const moves = new Map(rows.map(({ projectId, received, decided }) => [projectId, { received, decided }]));
  return { total: moves.get(null) ?? NONE, ofProject: (id) => moves.get(id) ?? NONE };
};
