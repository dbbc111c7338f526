import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { sql } from "kysely";
import { idArray } from "../../../../platform/database/id-array.ts";
import type { Tx } from "../../../../platform/database/transaction.ts";
import type { StatusCount } from "../../rules/page-window.ts";
import type { Branch } from "../list-scope.ts";
import { asksDates, type ListSearch } from "./list-filter.ts";
import type { Sql } from "./pendency-row.ts";

/**
 * The counters know plans, statuses, rejections, kinds, both companies and whether a reference month is set, for whole companies and for projects. Departments are resolved to projects. A word may match
 * thousands of projects, whose counters take longer to add up than their first rows to read.
 */
export const countersCover = ({ filter }: ListSearch): boolean => {
  const { name, company, employee, worker, project_name, contract, inactive, waitsForMyAnswer, disputed, myQueue } = filter;
  const { documentType, irregular = "all" } = filter;
  return !(
    name ||
    company ||
    employee ||
    worker ||
    project_name ||
    contract ||
    inactive ||
    waitsForMyAnswer ||
    disputed ||
    myQueue ||
    documentType ||
    irregular !== "all" ||
    asksDates(filter)
  );
};

const owner = ({ side, companyIds }: Branch): Sql => {
  const column = sql.raw(side === "contractor" ? "contractor_id" : "provider_id");
  return sql`${column} = any (${idArray(companyIds)})`;
};
/**
 * Counters of a branch: one row set for all projects of a company (project 0) and one for each project; likewise provider 0, unless the
 * suppliers are named or counted apart.
 */
export const countersOf = (branch: Branch, { supplier }: Pick<PendencyFilter, "supplier">, isPerSupplier = false): Sql => {
  const project = branch.projectIds === "all" ? sql`project_id = 0` : sql`project_id = any (${idArray(branch.projectIds)})`;
  const isOfAll = branch.side === "contractor" && !supplier && !isPerSupplier;
  return sql`${owner(branch)} and ${project} and ${isOfAll ? sql`provider_id = 0` : sql`provider_id > 0`}`;
};
/** Counters of single suppliers in single projects, and changes that are not yet added to the counters. */
const smallestCountersOf = (branch: Branch): Sql =>
  sql`(${owner(branch)} and ${branch.projectIds === "all" ? sql`project_id > 0` : sql`project_id = any (${idArray(branch.projectIds)})`}
    and provider_id > 0)`;
export const anyOf = (branches: readonly Branch[]): Sql => sql`(${sql.join(branches.map(smallestCountersOf), sql` or `)})`;

const filterOf = ({ plan, pendencyType, withoutReferenceMonth, status, supplier, contractor, ...filter }: PendencyFilter): Sql => sql`
  ${plan ? sql`and plan = any (${[...plan]}::text[])` : sql``} ${pendencyType ? sql`and kind = any (${[...pendencyType]}::text[])` : sql``}
  ${withoutReferenceMonth ? sql`and not has_month` : sql``} ${status ? sql`and status = any (${[...status]}::text[])` : sql``}
  ${filter.rejected ? sql`and rejected` : sql``} ${filter.withoutRejection ? sql`and not rejected` : sql``}
  ${contractor ? sql`and contractor_id = any (${idArray(contractor)})` : sql``}
  ${supplier ? sql`and provider_id = any (${idArray(supplier)})` : sql``}`;

export type Counter = StatusCount & { readonly rejected: boolean };
/** Exact number of rows per status, rejected ones apart. Rows that the user sees from both sides are subtracted once. */
export const readCounters = async (tx: Tx, { branches, filter }: ListSearch): Promise<readonly Counter[]> => {
  const conditions = filterOf(filter);
  const [contractor, provider] = [branches.filter(({ side }) => side === "contractor"), branches.filter(({ side }) => side === "provider")];
  const isOnBothSides = contractor.length > 0 && provider.length > 0;
  const parts = [
    ...branches.map((branch) => sql`select status, rejected, total from pendency_count where ${countersOf(branch, filter)} ${conditions}`),
    ...(isOnBothSides
      ? [sql`select status, rejected, -total from pendency_count where ${anyOf(contractor)} and ${anyOf(provider)} ${conditions}`]
      : []),
    sql`select status, rejected, change from pendency_delta where ${anyOf(branches)} ${conditions}`,
  ];
  const { rows } = await sql<Counter>`select status, rejected, sum(total)::integer as total
    from (${sql.join(parts, sql` union all `)}) t (status, rejected, total) group by status, rejected having sum(total) > 0`.execute(tx);
  return rows;
};
