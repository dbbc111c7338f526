import type { PendencyOrder } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { byUrgency } from "../rules/urgency.ts";
import type { Held } from "./pendency-conditions.ts";
import type { Sql } from "./pendency-rows.ts";

type Order = {
  readonly column: "updated_at" | "revision_date" | "expiration_date";
  /** What decides among those of one day. */
  readonly besides?: "updated_at";
  readonly descends?: true;
  readonly isEmptyLast?: true;
  readonly byUrgency?: true;
};
const expiry = { column: "expiration_date", besides: "updated_at" } as const;
/** Each order ends in the id, in its own direction, so that an index is walked either way. What is most relevant has waited longest. */
const orders: { readonly [O in PendencyOrder]: Order } = {
  DEFAULT: { column: "updated_at", byUrgency: true },
  REVISION_DATE: { column: "revision_date" },
  EXPIRATION_DATE_ASC: expiry,
  EXPIRATION_DATE_DESC: { ...expiry, descends: true, isEmptyLast: true },
  UPDATED_DESC: { column: "updated_at", descends: true },
  UPDATED_ASC: { column: "updated_at" },
};

export const isByChange = (order: PendencyOrder): boolean => orders[order].column === "updated_at";
/** In which order an index holds what is walked. */
export const orderedBy = (order: PendencyOrder): Held => {
  if (isByChange(order)) return "change";
  return orders[order].column === expiry.column ? "expiry" : "revision";
};

const columnsOf = ({ column, besides }: Order): readonly string[] => [column, ...(besides ? [besides] : [])];
const within = (order: Order, of: string, first = ""): string => {
  const direction = order.descends ? "desc" : "asc";
  const [, ...others] = columnsOf(order);
  const behind = [...others, "id"].map((column) => `, ${of}.${column} ${direction}`).join("");
  return `${of}.${order.column} ${direction}${first}${behind}`;
};

/** No status reaches into the millennium of the next. */
const MILLENNIUM_HOURS = 24 * 366 * 1_000;
/** The moment of the last change, each status a millennium after the more urgent one: two of these are compared in half the time of a place and a moment. */
const momentInUrgency = (of: string): string => {
  const moments = byUrgency.map((status, place) => `when '${status}' then ${of}.updated_at + interval '${place * MILLENNIUM_HOURS} hours'`);
  // What is least urgent is most of what there is: nobody asks it first for everything else.
  return `case ${of}.status ${moments.toReversed().join(" ")} end`;
};
/** How the whole list is sorted, of rows that are called like this. */
export const inOrder = (by: PendencyOrder, of: "found" | "page" | "k"): Sql => {
  const order = orders[by];
  if (order.byUrgency) return sql.raw(`order by ${momentInUrgency(of)}, ${of}.id`);
  return sql.raw(`order by ${within(order, of, order.isEmptyLast ? " nulls last" : "")}`);
};

const urgency = sql.raw(`'{${byUrgency.join()}}'::text[]`);
type Moment = { readonly status: Sql; readonly at: Sql };
/** Whether a row comes no later than a moment of a status, in an order of the last change. */
export const isNoLater = (by: PendencyOrder, { status, at }: Moment): Sql => {
  const { byUrgency: isInUrgency, descends } = orders[by];
  const isInTime = sql`p.updated_at ${sql.raw(descends ? ">=" : "<=")} ${at}`;
  return isInUrgency
    ? sql`case p.status when ${status} then ${isInTime} else array_position(${urgency}, p.status) < array_position(${urgency}, ${status}) end`
    : isInTime;
};

/** How the keys of a list are walked and put together: texts that are the same for each of many lists, and written once. */
export const walkingBy = (by: PendencyOrder) => {
  const order = orders[by];
  const direction = order.descends ? "desc" : "asc";
  return {
    ...order,
    /** What a row of keys holds beside its ids. */
    columns: sql.raw(["status", ...columnsOf(order)].map((column) => `p.${column}`).join(", ")),
    /** As an index holds the rows of a plan and status. */
    asHeld: sql.raw(`order by ${within(order, "p")}`),
    /** As the rows of several walks follow each other. */
    sorted: sql.raw(`order by ${within(order, "k", order.isEmptyLast ? " nulls last" : "")}`),
    /** What comes behind so large a share of rows. */
    lastOf: (share: Sql): Sql => sql`percentile_disc(${share}) within group (order by ${sql.raw(`k.${order.column} ${direction}`)})`,
    /** What comes no later than this. */
    until: (end: Sql): Sql => sql` and ${sql.raw(`p.${order.column} ${order.descends ? ">=" : "<="}`)} ${end}`,
    /** After everything there is. */
    never: sql.raw(`'${order.descends ? "-" : ""}infinity'::timestamptz`),
    empty: sql.raw(`p.${order.column} is null`),
    dated: sql.raw(`p.${order.column} is not null`),
  };
};
