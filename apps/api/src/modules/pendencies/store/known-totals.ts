import { PLANS } from "@emdia/contract/limits.ts";
import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { Reach, Side } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { StageTotal } from "../rules/page-window.ts";
import type { Sql } from "./pendency-rows.ts";
import type { AskedPendencies } from "./pendency-ways.ts";

/** `around` is how many there are in the whole companies of whoever sees single projects of them. */
export type KnownTotal = StageTotal & { readonly around: number };

/** Whether the sums answer for a filter by themselves: they know companies, projects, plans and statuses of what is active. */
export const sumsKnow = ({ name, contract, project_name, employee, company, ...filter }: PendencyFilter): boolean =>
  !(
    name ||
    contract ||
    project_name ||
    employee ||
    company ||
    filter.pendencyType ||
    filter.inactive ||
    filter.withoutReferenceMonth ||
    filter.considerComments
  ) && !(filter.startDate || filter.endDate || filter.referenceMonthStart || filter.referenceMonthEnd);

const owners = { contractor: sql`t.contractor_id`, provider: sql`t.provider_id` } as const satisfies { readonly [S in Side]: Sql };
const pairsOf = (projects: Reach["projects"]): Sql =>
  sql`select * from unnest(${projects.map(({ companyId }) => companyId)}::bigint[], ${projects.map(({ projectId }) => projectId)}::bigint[])`;
const isAsked = (projectIds: readonly number[] | undefined): Sql =>
  projectIds ? sql`t.project_id = any (${[...projectIds]}::bigint[])` : sql`t.project_id > 0`;

/** What a side sees of rows that name a project and a supplier each. */
const seenFrom = (side: Side, { visible, filter }: AskedPendencies): Sql => {
  const { companyIds, projects } = visible[side];
  return sql`((${owners[side]} = any (${[...companyIds]}::bigint[]) or (${owners[side]}, t.project_id) in (${pairsOf(projects)})) and ${isAsked(filter.project)})`;
};

/** The sums of a side: of whole companies in one row, of projects in one row each. A contractor's tell of all suppliers together. */
const sumsOf = (side: Side, { visible, filter }: AskedPendencies): readonly Sql[] => {
  const { companyIds, projects } = visible[side];
  const together = side === "contractor" ? sql` and t.provider_id = 0` : sql``;
  const whole = filter.project ? isAsked(filter.project) : sql`t.project_id = 0`;
  const rows = (where: Sql) => sql`select t.plan, t.status, t.total, 0 as around from pendency_count t where ${where}${together}`;
  return [
    ...(companyIds.length > 0 ? [rows(sql`${owners[side]} = any (${[...companyIds]}::bigint[]) and ${whole}`)] : []),
    ...(projects.length > 0 ? [rows(sql`(${owners[side]}, t.project_id) in (${pairsOf(projects)}) and ${isAsked(filter.project)}`)] : []),
  ];
};

const around = ({ visible }: AskedPendencies): Sql => sql`select t.plan, t.status, 0, t.total from pendency_count t
  where t.contractor_id = any (${[...new Set(visible.contractor.projects.map(({ companyId }) => companyId))]}::bigint[])
    and t.project_id = 0 and t.provider_id = 0`;

const isOnSide = ({ companyIds, projects }: Reach): boolean => companyIds.length + projects.length > 0;

/** How many somebody sees in each plan and status, with what is not summed up yet; what is seen from both sides counts once. */
export const knownTotals = async (tx: Tx, asked: AskedPendencies): Promise<readonly KnownTotal[]> => {
  const { filter, visible } = asked;
  const [contractor, provider] = [seenFrom("contractor", asked), seenFrom("provider", asked)];
  const twice = sql`select t.plan, t.status, -t.total, 0 from pendency_count t where ${contractor} and ${provider}`;
  const parts = sql.join(
    [
      ...sumsOf("contractor", asked),
      ...sumsOf("provider", asked),
      ...(isOnSide(visible.contractor) && isOnSide(visible.provider) ? [twice] : []),
      sql`select t.plan, t.status, t.change, 0 from pendency_delta t where ${contractor} or ${provider}`,
      ...(visible.contractor.projects.length > 0 ? [around(asked)] : []),
    ],
    sql` union all `,
  );
  const { rows } = await sql<KnownTotal>`select plan, status, sum(total) as total, sum(around) as around
    from (${parts}) known (plan, status, total, around)
    where plan = any (${[...(filter.plan ?? PLANS)]}) and status = any (${[...(filter.status ?? pendencyStatuses)]})
    group by plan, status having sum(total) > 0`.execute(tx);
  return rows;
};
