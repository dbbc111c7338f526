import { sql } from "kysely";
import { type EffectiveOrder, isStaged } from "../../rules/urgency.ts";
import type { Sql } from "./pendency-row.ts";

type Order = {
  readonly columns: readonly string[];
  readonly descends?: true;
  /** Rows without a date come last in both directions; a descending index scan returns them first. */
  readonly nullsLast?: true;
};
const orders: { readonly [O in EffectiveOrder]: Order } = {
  DEFAULT: { columns: ["updated_at"] },
  SUPPLIER_DEFAULT: { columns: ["send_by", "updated_at"] },
  REVISION_DATE: { columns: ["revision_date"] },
  EXPIRATION_DATE_ASC: { columns: ["expiration_date", "updated_at"] },
  EXPIRATION_DATE_DESC: { columns: ["expiration_date", "updated_at"], descends: true, nullsLast: true },
  UPDATED_DESC: { columns: ["updated_at"], descends: true },
  UPDATED_ASC: { columns: ["updated_at"] },
  SEND_BY: { columns: ["send_by", "updated_at"] },
  REVIEW_BY: { columns: ["review_by", "updated_at"] },
};

export type ListOrder = {
  /** Sort columns of `pendency p`, which the found keys `k` carry. */
  readonly columns: Sql;
  /** Order of one status within an index. */
  readonly ofIndex: Sql;
  /** Order of the list. In the default order the stage of the status comes first. */
  readonly ofList: Sql;
  /** Predicates that split a status into the ranges that an index returns in list order. */
  readonly indexRanges: readonly Sql[];
};

/** Each order ends in `id`, in the direction of its first column, so that one index serves both directions. */
export const listOrder = (by: EffectiveOrder): ListOrder => {
  const { columns, descends, nullsLast } = orders[by];
  const direction = descends ? "desc" : "asc";
  const orderBy = (alias: string, nulls: string) =>
    [...columns, "id"].map((column, at) => `${alias}.${column} ${direction}${at === 0 ? nulls : ""}`).join(", ");
  const [first] = columns;
  return {
    columns: sql.raw(columns.map((column) => `p.${column}`).join(", ")),
    ofIndex: sql.raw(`order by ${orderBy("p", "")}`),
    ofList: sql.raw(`order by ${isStaged(by) ? "k.stage, " : ""}${orderBy("k", nullsLast ? " nulls last" : "")}`),
    indexRanges: nullsLast ? [sql.raw(`and p.${first} is not null`), sql.raw(`and p.${first} is null`)] : [sql``],
  };
};
