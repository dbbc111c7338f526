import { PLANS } from "@emdia/contract/limits.ts";
import { type PendencyOrder, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { COUNTED_MAX } from "../../../platform/database/paging.ts";
import type { Stage } from "../rules/page-window.ts";
import { byUrgency } from "../rules/urgency.ts";
import { conditions } from "./pendency-conditions.ts";
import type { Sql } from "./pendency-rows.ts";
import { type AskedPendencies, type Walk, type Way, waysOf } from "./pendency-ways.ts";

type Order = { readonly column: Sql; readonly descends?: true; readonly isEmptyLast?: true; readonly byUrgency?: true };
const updated = sql`updated_at`;
const expiry = sql`expiration_date`;
/** Each order ends in the id, in its own direction, so that an index is walked either way. What is most relevant has waited longest. */
const orders: { readonly [O in PendencyOrder]: Order } = {
  DEFAULT: { column: updated, byUrgency: true },
  REVISION_DATE: { column: sql`revision_date` },
  EXPIRATION_DATE_ASC: { column: expiry },
  EXPIRATION_DATE_DESC: { column: expiry, descends: true, isEmptyLast: true },
  UPDATED_DESC: { column: updated, descends: true },
  UPDATED_ASC: { column: updated },
};

export const isByChange = (order: PendencyOrder): boolean => orders[order].column === updated;

const direction = ({ descends }: Order): Sql => (descends ? sql`desc` : sql`asc`);
/** How the whole list is sorted, of rows that are called like this. */
export const inOrder = (by: PendencyOrder, of: Sql): Sql => {
  const order = orders[by];
  const first = order.byUrgency ? sql`array_position(${[...byUrgency]}::text[], ${of}.status), ` : sql``;
  const empty = order.isEmptyLast ? sql` nulls last` : sql``;
  return sql`order by ${first}${of}.${order.column} ${direction(order)}${empty}, ${of}.id ${direction(order)}`;
};

const stagesOf = (stages: readonly Stage[]): Sql =>
  sql`unnest(${stages.map(({ plan }) => plan)}::text[], ${stages.map(({ status }) => status)}::text[]) stage (plan, status)`;
export const everyStage = ({ filter }: AskedPendencies): readonly Stage[] =>
  (filter.plan ?? PLANS).flatMap((plan) => (filter.status ?? pendencyStatuses).map((status) => ({ plan, status })));

/** What a walk ends with. Read backwards an index begins with what has no date, which comes last: such rows are a walk of their own. */
const tailsOf = (by: PendencyOrder, reach: number | undefined): readonly { readonly where: Sql; readonly tail: Sql }[] => {
  const order = orders[by];
  const atMost = reach === undefined ? sql`` : sql` limit ${reach}`;
  const tail = sql`order by p.${order.column} ${direction(order)}, p.id ${direction(order)}${atMost}`;
  return order.isEmptyLast
    ? [
        { where: sql` and p.${order.column} is not null`, tail },
        { where: sql` and p.${order.column} is null`, tail },
      ]
    : [{ where: sql``, tail }];
};

const nothing = (column: Sql): Sql => sql`select p.contractor_id, p.id, p.status, p.${column} from pendency p where false`;

type Branch = { readonly stages: readonly Stage[]; readonly columns: Sql; readonly where?: Sql; readonly tail: Sql };
const branch = (asked: AskedPendencies, way: Way, { stages, columns, where = sql``, tail }: Branch): Sql =>
  sql`select k.* from ${way.from} cross join ${stagesOf(stages)} cross join lateral (
    select p.contractor_id, p.id, p.status, ${columns} from pendency p
    where ${way.where} and p.plan = stage.plan and p.status = stage.status and ${conditions(asked)}${where} ${tail}) k`;

/** All of them together, each once however many ways lead there. */
const together = (branches: readonly Sql[], none: Sql): Sql => {
  const [only = none] = branches;
  return branches.length < 2
    ? only
    : sql`select * from (${sql.join(
        branches.map((one) => sql`(${one})`),
        sql` union `,
      )}) seen`;
};

type Wanted = { readonly by: PendencyOrder; readonly stages: readonly Stage[]; readonly walk: Walk; readonly all?: true };
/** The keys of a page and of all before it, in no order yet; or of the whole list. */
export const keysOf = (asked: AskedPendencies, { by, stages, walk, all }: Wanted): Sql => {
  const { column } = orders[by];
  const columns = sql`p.${column}`;
  if (stages.length === 0) return nothing(column);
  const branches = waysOf(asked, walk).flatMap((way) =>
    way.ordered && !all
      ? tailsOf(by, walk.reach).map((ends) => branch(asked, way, { stages, columns, ...ends }))
      : [branch(asked, way, { stages, columns, tail: sql`` })],
  );
  return together(branches, nothing(column));
};

/** A row for each that fits, as far as is counted. */
export const countedKeys = (asked: AskedPendencies, stages: readonly Stage[] = everyStage(asked)): Sql => {
  const reach = COUNTED_MAX + 1;
  const ways = waysOf(asked, { reach, seen: reach, around: reach, byChange: true });
  const branches = ways.map((way) => branch(asked, way, { stages, columns: sql`p.plan`, tail: sql`limit ${reach}` }));
  return sql`select 1 from (${together(branches, sql`select where false`)}) k limit ${reach}`;
};
