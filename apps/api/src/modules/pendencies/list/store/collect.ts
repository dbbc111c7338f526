import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../../platform/database/transaction.ts";
import type { StatusCount } from "../../rules/page-window.ts";
import { type EffectiveOrder, isStaged } from "../../rules/urgency.ts";
import { allStatuses, filterPredicates, type ListSearch, rangePerStatus, statusesOf } from "./list-filter.ts";
import { listOrder } from "./list-order.ts";
import { type ListedPendency, type PendencyListRow, type Sql, selectRowsBeside, toListedPendency } from "./pendency-row.ts";
import { withNamesakes } from "./search-terms.ts";

type Input = {
  readonly orderBy: EffectiveOrder;
  readonly offset: number;
  readonly itemsPerPage: number;
  /** Number of rows to read per status; in urgency, of all statuses together. */
  readonly limit: number;
};
/** `isComplete` is false if a status has more rows than were read. */
export type CollectedCount = StatusCount & { readonly isComplete: boolean };
export type Collected = {
  readonly counts: readonly CollectedCount[];
  /** Rows of the page, if every matching row was read. */
  readonly rows?: readonly ListedPendency[];
};
type Row = PendencyListRow & { readonly totals: Readonly<Partial<Record<PendencyStatus, number>>> | null };

/**
 * In urgency, reading stops once `limit` rows of the most urgent statuses are read. That needs one company in one branch: of several, the
 * stop would cut each branch at another status.
 */
const stopsInUrgency = ({ branches, terms }: ListSearch, orderBy: EffectiveOrder): boolean =>
  isStaged(orderBy) && !terms.workerIds && branches.length === 1 && branches[0]?.companyIds.length === 1;

const selectFound = (search: ListSearch, { orderBy, limit }: Input): Sql => {
  const { branches, terms, filter, stages } = search;
  const { columns } = listOrder(orderBy);
  // Named workers have few rows, which are read whole: the index of workers leads to all their statuses at once.
  const isWhole = terms.workerIds !== undefined;
  const limited = isWhole ? sql`` : sql`limit ${limit + 1}`;
  const each = branches.map((branch) => {
    const { from, where, stage } = (isWhole ? allStatuses : rangePerStatus)(branch, { statuses: statusesOf(filter), stages });
    const stop = stopsInUrgency(search, orderBy) ? sql`order by ${stage} ${limited}` : sql``;
    return sql`(select ${stage} as stage, k.* from ${from} cross join lateral (select p.contractor_id, p.id, p.status, ${columns}
      from pendency p where ${where} and ${filterPredicates(search, branch.side)} ${limited}) k ${stop})`;
  });
  return sql.join(each, sql` union `); // removes rows that the user sees from both sides
};

/** Reads matching rows up to a limit: counts per status, and the page if these are all. */
export const collectPendencies = async (tx: Tx, search: ListSearch, input: Input): Promise<Collected> => {
  const { orderBy, offset, itemsPerPage, limit } = input;
  const isWhole = search.terms.workerIds !== undefined;
  const stops = stopsInUrgency(search, orderBy);
  const readTotal = stops ? sql`sum(total)` : sql`max(total)`;
  const isPageKnown = isWhole ? sql`true` : sql`(select ${readTotal} from counts) <= ${limit}`;
  const statement = sql<Row>`with ${withNamesakes(search.terms)}found as materialized (${selectFound(search, input)}),
    counts as materialized (select status, count(*) as total from found group by status),
    page as materialized (select k.contractor_id, k.id from found k where ${isPageKnown}
      ${listOrder(orderBy).ofList} limit ${itemsPerPage} offset ${offset})
    ${selectRowsBeside(sql`(select json_object_agg(status, total) from counts) as totals`, sql`page`)}`;
  const { rows } = await statement.execute(tx);

  const totals = Object.entries(rows[0]?.totals ?? {}) as [PendencyStatus, number][];
  const numbers = totals.map(([, total]) => total);
  const read = stops ? numbers.reduce((sum, total) => sum + total, 0) : Math.max(0, ...numbers);
  const isAll = isWhole || read <= limit;
  const lastRead = stops && !isAll ? search.stages.findLast((status) => totals.some(([one]) => one === status)) : undefined;
  return {
    counts: totals.map(([status, total]) => ({ status, total, isComplete: isWhole || (total <= limit && status !== lastRead) })),
    ...(isAll && { rows: rows.filter(({ id }) => id !== null).map(toListedPendency) }),
  };
};
