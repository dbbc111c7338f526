// Counters per month and document type of a search by plan, place, supplier and days of creation.
import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { sql } from "kysely";
import { idArray } from "../../../../platform/database/id-array.ts";
import type { Branch } from "../../list/list-scope.ts";
import { anyOf, countersOf } from "../../list/store/counters.ts";
import type { ListSearch } from "../../list/store/list-filter.ts";
import type { Sql } from "../../list/store/pendency-row.ts";
import { splitPeriod } from "../../rules/split-period.ts";
import { selectVisible } from "./visible-rows.ts";

/** A counter table, and its columns as expressions over the table and over `pendency_delta`. */
export type CounterSource = {
  readonly table: Sql;
  readonly ofTable: Sql;
  readonly ofDelta: Sql;
  /** Conditions on both. */
  readonly ofTableOnly?: Sql;
  readonly ofDeltaOnly?: Sql;
};

/** Conditions that the columns of the tables and of the deltas have in common. */
const conditions = ({ plan, contractor, supplier, createdStart, createdEnd }: PendencyFilter): Sql => {
  const { months } = splitPeriod({ createdStart, createdEnd });
  return sql`${plan ? sql`and plan = any (${[...plan]}::text[])` : sql``}
    ${contractor ? sql`and contractor_id = any (${idArray(contractor)})` : sql``} ${supplier ? sql`and provider_id = any (${idArray(supplier)})` : sql``}
    ${months?.first ? sql`and created_month >= ${months.first}::date` : sql``} ${months?.last ? sql`and created_month <= ${months.last}::date` : sql``}
    ${months ? sql`` : sql`and false`}`;
};

/** Counters of branches: the stored ones and the changes that are not yet added to them. */
export const selectBranchCounters = (search: ListSearch, branches: readonly Branch[], source: CounterSource): readonly Sql[] => {
  const common = conditions(search.filter);
  return [
    ...branches.map(
      (branch) =>
        sql`select ${source.ofTable}, total from ${source.table} where ${countersOf(branch, search.filter, true)} ${common} ${source.ofTableOnly ?? sql``}`,
    ),
    sql`select ${source.ofDelta}, change from pendency_delta where ${anyOf(branches)} ${common} ${source.ofDeltaOnly ?? sql``}`,
  ];
};

/** Counters of all branches. Rows that the user sees from both sides are subtracted once. */
export const selectCounters = (search: ListSearch, source: CounterSource): readonly Sql[] => {
  const { branches, filter } = search;
  const common = sql`${conditions(filter)} ${source.ofTableOnly ?? sql``}`;
  const [contractor, provider] = [branches.filter(({ side }) => side === "contractor"), branches.filter(({ side }) => side === "provider")];
  const isOnBothSides = contractor.length > 0 && provider.length > 0;
  return [
    ...branches.map((branch) => sql`select ${source.ofTable}, total from ${source.table} where ${countersOf(branch, filter)} ${common}`),
    ...(isOnBothSides
      ? [sql`select ${source.ofTable}, -total from ${source.table} where ${anyOf(contractor)} and ${anyOf(provider)} ${common}`]
      : []),
    sql`select ${source.ofDelta}, change from pendency_delta where ${anyOf(branches)} ${conditions(filter)} ${source.ofDeltaOnly ?? sql``}`,
  ];
};

/** The search for each span of days beside the whole months. */
export const searchesOfDays = (search: ListSearch): readonly ListSearch[] =>
  splitPeriod(search.filter).days.map((days) => ({ ...search, filter: { ...search.filter, ...days } }));

/** Rows of the days beside the whole months, each with the amount 1. */
export const selectDays = (search: ListSearch, columns: Sql): readonly Sql[] =>
  searchesOfDays(search).map((days) => selectVisible(days, sql`${columns}, 1`));
