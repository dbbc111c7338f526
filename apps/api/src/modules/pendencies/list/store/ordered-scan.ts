import type { PendencyListQuery } from "@emdia/contract/pendencies/list-routes.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { forceIndexOrder } from "../../../../platform/database/force-index-order.ts";
import { offsetOf } from "../../../../platform/database/paging.ts";
import type { Tx } from "../../../../platform/database/transaction.ts";
import { type StatusCount, windowInStages } from "../../rules/page-window.ts";
import { type EffectiveOrder, isStaged } from "../../rules/urgency.ts";
import type { Branch } from "../list-scope.ts";
import { filterPredicates, type ListSearch, rangePerStatus, statusesOf } from "./list-filter.ts";
import { type ListOrder, listOrder } from "./list-order.ts";
import { type ListedPendency, type PendencyListRow, type Sql, selectRows, toListedPendency } from "./pendency-row.ts";
import { withNamesakes } from "./search-terms.ts";

/** Statuses with few rows are read whole and sorted; of the others the first rows are read in index order. */
type Statuses = { readonly whole: readonly PendencyStatus[]; readonly inOrder: readonly PendencyStatus[] };
type Keys = { readonly order: ListOrder; readonly statuses: Statuses; readonly reach: number };

const keysOfBranch = (search: ListSearch, branch: Branch, { order, statuses, reach }: Keys): readonly Sql[] => {
  const keys = (of: readonly PendencyStatus[], tail: Sql): Sql => {
    const { from, where, stage } = rangePerStatus(branch, { statuses: of, stages: search.stages });
    return sql`(select ${stage} as stage, k.* from ${from} cross join lateral (select p.contractor_id, p.id, p.status, ${order.columns}
      from pendency p where ${where} and ${filterPredicates(search, branch.side)} ${tail}) k)`;
  };
  return [
    ...(statuses.whole.length > 0 ? [keys(statuses.whole, sql``)] : []),
    ...(statuses.inOrder.length > 0 ? order.indexRanges : []).map((range) =>
      keys(statuses.inOrder, sql`${range} ${order.ofIndex} limit ${reach}`),
    ),
  ];
};

type Input = {
  readonly orderBy: EffectiveOrder;
  readonly counts: readonly (StatusCount & { readonly isComplete?: boolean })[];
  /** Statuses with at most so many rows are read whole. */
  readonly wholeMax: number;
};

/** Rows of a page in list order. In the default order, statuses before and after the page are skipped by their counts. */
export const scanInOrder = async (
  tx: Tx,
  search: ListSearch<PendencyListQuery>,
  { counts, wholeMax, orderBy }: Input,
): Promise<readonly ListedPendency[]> => {
  const { filter, branches, terms, stages } = search;
  const page = { offset: offsetOf(filter), limit: filter.itemsPerPage };
  // A status that was counted up to a limit is longer than every page that begins in it.
  const totals = counts.map(({ status, total, isComplete = true }) => ({ status, total: isComplete ? total : Number.MAX_SAFE_INTEGER }));
  const window = isStaged(orderBy)
    ? windowInStages(totals, { ...page, stages })
    : { ...page, statuses: totals.map(({ status }) => status) };
  if (window.statuses.length === 0) return [];

  const isWhole = (status: PendencyStatus) => totals.some((one) => one.status === status && one.total <= wholeMax);
  const statuses = {
    whole: window.statuses.filter(isWhole),
    inOrder: window.statuses.filter((status) => !isWhole(status)),
  };
  const order = listOrder(orderBy);
  const keys = branches.flatMap((branch) => keysOfBranch(search, branch, { order, statuses, reach: window.offset + window.limit }));
  const statement = sql<PendencyListRow>`with ${withNamesakes(terms)}found as (${sql.join(keys, branches.length > 1 ? sql` union ` : sql` union all `)}),
    page as materialized (select k.contractor_id, k.id from found k ${order.ofList} limit ${window.limit} offset ${window.offset})
    ${selectRows(sql`page`)}`;
  const { rows } = await (statuses.inOrder.length > 0 ? forceIndexOrder(statement) : statement).execute(tx);
  return rows.map(toListedPendency);
};

/** Keys of all matching rows in list order, for the cursor of an export. */
export const selectKeys = (search: ListSearch, orderBy: EffectiveOrder): Sql => {
  const order = listOrder(orderBy);
  const statuses = { whole: statusesOf(search.filter), inOrder: [] };
  const keys = search.branches.flatMap((branch) => keysOfBranch(search, branch, { order, statuses, reach: 0 }));
  return sql`with ${withNamesakes(search.terms)}found as (${sql.join(keys, sql` union `)})
    select k.contractor_id as "contractorId", k.id from found k ${order.ofList}`;
};
