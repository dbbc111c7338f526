import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { type PendencyStatus, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { Side } from "../../../../platform/access/scope.ts";
import { idArray } from "../../../../platform/database/id-array.ts";
import type { Branch, ResolvedFilter } from "../list-scope.ts";
import type { Sql } from "./pendency-row.ts";
import type { SearchTerms } from "./search-terms.ts";

/** A filter whose words are resolved, and the branches in which the user sees rows. */
export type ListSearch<F extends PendencyFilter = PendencyFilter> = {
  readonly filter: F & ResolvedFilter;
  readonly terms: SearchTerms;
  readonly branches: readonly Branch[];
  /** Statuses in the default order. */
  readonly stages: readonly PendencyStatus[];
};

const questionBy = { contractor: "provider", provider: "contractor" } as const satisfies { readonly [S in Side]: Side };
const date = (text: string | undefined): Sql | undefined => (text === undefined ? undefined : sql`${text}::date`);
const lastDayOf = (month: string): Sql => sql`(${`${month}-01`}::date + interval '1 month' - interval '1 day')::date`;
const between = (column: string, from: Sql | undefined, to: Sql | undefined): readonly Sql[] => [
  ...(from ? [sql`${sql.raw(column)} >= ${from}`] : []),
  ...(to ? [sql`${sql.raw(column)} <= ${to}`] : []),
];
/** Days of creation in São Paulo, as instants, so that an index on the time serves them. */
const startOfDay = (day: Sql): Sql => sql`(${day}::timestamp at time zone 'America/Sao_Paulo')`;
const createdWithin = ({ createdStart, createdEnd }: PendencyFilter): readonly Sql[] => [
  ...(createdStart ? [sql`p.created_at >= ${startOfDay(sql`${createdStart}::date`)}`] : []),
  ...(createdEnd ? [sql`p.created_at < ${startOfDay(sql`(${createdEnd}::date + 1)`)}`] : []),
];
/** The side that has to act: an open question waits for the side that did not ask it. Other statuses have no question. */
const turnPredicate = ({ irregular }: PendencyFilter): readonly Sql[] =>
  irregular === undefined || irregular === "all"
    ? []
    : [sql`(p.question_side is null or p.question_side = ${sql.lit(questionBy[irregular])})`];
const inMonths = ({ referenceMonthStart: from, referenceMonthEnd: to }: PendencyFilter): readonly Sql[] =>
  from && from === to
    ? [sql`p.reference_month = ${`${from}-01`}::date`]
    : between("p.reference_month", date(from && `${from}-01`), to ? lastDayOf(to) : undefined);

const dates = [
  "startDate",
  "endDate",
  "referenceMonthStart",
  "referenceMonthEnd",
  "sendByStart",
  "sendByEnd",
  "reviewBefore",
  "createdStart",
  "createdEnd",
] as const;
export const asksDates = (filter: ResolvedFilter): boolean => dates.some((name) => filter[name] !== undefined);

/**
 * Active rows are never removed. The list indexes are partial on `removed_at`, so that their scans must name it; the index of workers does not
 * hold that column, and naming it would fetch each row.
 */
const activePredicate = ({ filter, terms }: ListSearch): Sql => {
  if (filter.inactive) return sql`not p.active and p.removed_at is null`;
  return terms.workerIds ? sql`p.active` : sql`p.active and p.removed_at is null`;
};

/**
 * Reviews that are assigned to the account or to none: the assignment of the pendency wins, then that of the project, then that of the
 * supplier. Hashes the assignments once, instead of looking three of them up per row.
 */
const queuePredicate = (account: number): Sql => {
  const assigned = (column: string, isMine: boolean): Sql => sql`(select a.${sql.ref(column)} from review_assignment a
    where a.${sql.ref(column)} is not null and a.account_id ${isMine ? sql`=` : sql`<>`} ${account})`;
  return sql`(p.id in ${assigned("pendency_id", true)} or p.id not in ${assigned("pendency_id", false)}
    and (p.project_id in ${assigned("project_id", true)} or p.project_id not in ${assigned("project_id", false)}
      and (p.contractor_id, p.provider_id) not in (select a.contractor_id, a.provider_id from review_assignment a
        where a.provider_id is not null and a.account_id <> ${account})))`;
};

/** Predicates on a row of one side, apart from its company, its project and its status. */
export const filterPredicates = (search: ListSearch, side: Side): Sql => {
  const { filter, terms } = search;
  return sql.join(
    [
      activePredicate(search),
      ...(filter.plan ? [sql`p.plan = any (${[...filter.plan]}::text[])`] : []),
      ...(filter.pendencyType ? [sql`p.kind = any (${[...filter.pendencyType]}::text[])`] : []),
      ...between("p.expiration_date", date(filter.startDate), date(filter.endDate)),
      ...between("p.send_by", date(filter.sendByStart), date(filter.sendByEnd)),
      ...(filter.reviewBefore ? [sql`p.review_by < ${date(filter.reviewBefore)}`] : []),
      ...inMonths(filter),
      ...createdWithin(filter),
      ...turnPredicate(filter),
      ...(filter.withoutReferenceMonth ? [sql`p.reference_month is null`] : []),
      // Reads the few pending disputes in the scope once, instead of one per row.
      ...(filter.disputed ? [sql`p.id = any (array(select d.pendency_id from pendency_dispute d where d.state = 'pending'))`] : []),
      ...(filter.queueOf === undefined ? [] : [queuePredicate(filter.queueOf)]),
      ...(filter.waitsForMyAnswer ? [sql`p.question_side = ${sql.lit(questionBy[side])}`] : []),
      ...(filter.rejected ? [sql`p.rejected_at is not null`] : []),
      ...(filter.withoutRejection ? [sql`p.rejected_at is null`] : []),
      ...(filter.contractor ? [sql`p.contractor_id = any (${idArray(filter.contractor)})`] : []),
      ...(terms.typeIds ? [sql`p.type_id = any (${idArray(terms.typeIds)})`] : []),
      ...(terms.companyIds ? [sql`p.provider_id = any (${idArray(terms.companyIds)})`] : []),
      ...(terms.workerIds ? [sql`p.worker_id = any (${idArray(terms.workerIds)})`] : []),
      ...(terms.namesakes ? [sql`coalesce(p.worker_id in (select id from namesakes), false)`] : []),
    ],
    sql` and `,
  );
};

const ownerColumn = { contractor: sql`p.contractor_id`, provider: sql`p.provider_id` } as const satisfies { readonly [S in Side]: Sql };

/** `from` and `where` of the rows `p` of a branch; `stage` is the position in urgency of the keys `k` that they yield. */
export type BranchSource = { readonly from: Sql; readonly where: Sql; readonly stage: Sql };

const rowsOfBranch = ({ side, projectIds }: Branch, company: Sql): Sql =>
  sql`${ownerColumn[side]} = ${company}${projectIds === "all" ? sql`` : sql` and p.project_id = any (${idArray(projectIds)})`}`;
/** A single company is passed as a value, for which the planner has statistics. */
const companiesOf = ({ companyIds }: Branch): { readonly from: Sql; readonly company: Sql } =>
  companyIds.length === 1
    ? { from: sql`(select) c`, company: sql`${companyIds[0]}::bigint` }
    : { from: sql`unnest(${idArray(companyIds)}) c (id)`, company: sql`c.id` };

type Statuses = { readonly statuses: readonly PendencyStatus[]; readonly stages: readonly PendencyStatus[] };

/** One index range for each status and company, in the order of the stages. */
export const rangePerStatus = (branch: Branch, { statuses, stages: order }: Statuses): BranchSource => {
  const { from, company } = companiesOf(branch);
  const stages = order.map((status, at) => ({ status, at })).filter(({ status }) => statuses.includes(status));
  const [at, names] = [stages.map((stage) => stage.at), stages.map(({ status }) => status)];
  const status = sql`(select * from unnest(${at}::integer[], ${names}::text[]) s (stage, status) order by s.stage)`;
  return {
    from: sql`${status} s cross join ${from}`,
    where: sql`${rowsOfBranch(branch, company)} and p.status = s.status`,
    stage: sql`s.stage`,
  };
};

/** All statuses at once, for searches in which another column leads to few rows. */
export const allStatuses = (branch: Branch, { statuses, stages }: Statuses): BranchSource => {
  const { from, company } = companiesOf(branch);
  const stage = sql.raw(`array_position('{${stages.join()}}'::text[], k.status) - 1`);
  return { from, where: sql`${rowsOfBranch(branch, company)} and p.status = any (${[...statuses]}::text[])`, stage };
};

export const statusesOf = ({ status }: PendencyFilter): readonly PendencyStatus[] => status ?? pendencyStatuses;

const isRestricted = ({ branches }: ListSearch): boolean => branches.some(({ projectIds }) => projectIds !== "all");
/** Whether few of the scanned rows may match. A common name matches many. */
export const isSelective = (search: ListSearch): boolean =>
  isRestricted(search) ||
  search.filter.disputed === true ||
  search.filter.myQueue === true ||
  asksDates(search.filter) ||
  search.filter.contractor !== undefined ||
  (!search.terms.namesakes && Object.values(search.terms).some(Boolean));
