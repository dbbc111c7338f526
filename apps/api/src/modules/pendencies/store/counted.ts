import type { PendencyOrder } from "@emdia/contract/pendencies/vocabulary.ts";
import { type RawBuilder, sql } from "kysely";
import { keepPlan } from "../../../platform/database/kept-plan.ts";
import { COUNTED_MAX, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { walkInOrder } from "../../../platform/database/walk-in-order.ts";
import type { StatusCount } from "../rules/page-window.ts";
import type { KnownTotal, Walk } from "../rules/way-to-walk.ts";
import { detailsOf } from "./known-totals.ts";
import { countedKeys } from "./pendency-keys.ts";
import { inOrder, isByChange } from "./pendency-orders.ts";
import type { PendencyKey } from "./pendency-rows.ts";
import type { SoughtPage, SoughtPendencies, Way } from "./pendency-ways.ts";

const wordsOf = ({ found: { types, companies, projects, workers } }: SoughtPendencies) =>
  [types, companies, projects, workers].filter((ids) => ids !== undefined);
/** A list from one place, in which one thing is asked for, and no word. */
export const asksOneDetail = (sought: SoughtPendencies): boolean =>
  sought.places.length === 1 && wordsOf(sought).length === 0 && detailsOf(sought.filter).length === 1;

/**
 * What is asked all day, in few spellings: a list from one place, of any plan and status, in any order; or with one word, in that of the last
 * change; or with one detail, where no projects are among what is asked.
 */
export const isAskedAllDay = (sought: SoughtPendencies, by: PendencyOrder = "DEFAULT"): boolean => {
  const [place, ...others] = sought.places;
  if (!place || others.length > 0) return false;
  if (asksOneDetail(sought)) return place.projectIds === "all";
  return detailsOf(sought.filter).length === 0 && wordsOf(sought).length <= (isByChange(by) ? 1 : 0);
};

/** Whether what is asked for is a list by itself: however many projects are among what is asked, it is walked alone. */
const isOneList = ([only, ...others]: readonly Way[]): boolean =>
  Boolean(only?.ordered && others.length === 0 && ["kinds", "months", "days"].includes(only.along));
type Walked = { readonly sought: SoughtPendencies; readonly by: PendencyOrder; readonly ways: readonly Way[] };
/** How a statement on these ways is planned: in order where each of them is, and once for all where it is asked all day. */
export const asPlanned = <Row>(statement: RawBuilder<Row>, { sought, by, ways }: Walked): RawBuilder<Row> => {
  const asked = ways.every(({ ordered }) => ordered) ? walkInOrder(statement) : statement;
  // Of a kind that is read whole it matters how many have it.
  const isOfRareKind = ways.some(({ along, ordered }) => along === "kinds" && !ordered);
  const isKept = isAskedAllDay(sought, by) || (asksOneDetail(sought) && isOneList(ways));
  return isKept && !isOfRareKind ? keepPlan(asked) : asked;
};

/** How many there are, as far as is counted. */
export const countIn = async (tx: Tx, sought: SoughtPendencies, known: readonly KnownTotal[]): Promise<number> => {
  const { keys } = countedKeys(sought, { stages: known });
  const statement = sql<{ readonly total: number }>`with found as (${keys}) select count(*) as total from found`;
  const { rows } = await (isAskedAllDay(sought) ? keepPlan(statement) : statement).execute(tx);
  return rows[0]?.total ?? 0;
};

type Answer = {
  readonly byStatus: readonly StatusCount[] | null;
  readonly contractorIds: readonly number[];
  readonly ids: readonly number[];
};
/** `page` are its keys where all that fit were counted. Where they were not, `byStatus` says of the first of them, `upTo` so many in their urgency, what they are. */
export type Counted = {
  readonly total: number;
  readonly byStatus: readonly StatusCount[];
  readonly upTo: number;
  readonly page?: readonly PendencyKey[];
};

/** Counts what the sums know nothing of. Few are found by counting them: their page is among them, in whatever order it is asked for. */
export const countAndFind = async (tx: Tx, sought: SoughtPage, known: Pick<Walk, "stages" | "inRange">): Promise<Counted> => {
  const { orderBy: by, itemsPerPage: limit } = sought.filter;
  const { keys, inUrgency, ways } = countedKeys(sought, known, by);
  const statement = sql<Answer>`with found as materialized (${keys}),
      page as materialized (select * from found where (select count(*) from found) <= ${COUNTED_MAX} ${inOrder(by, "found")} limit ${limit} offset ${offsetOf(sought.filter)})
    select (select json_agg(json_build_object('status', s.status, 'total', s.total)) from (select status, count(*) as total from found group by status) s) as "byStatus",
      array(select contractor_id from page) as "contractorIds", array(select id from page) as ids`;
  const { rows } = await asPlanned(statement, { sought, by, ways }).execute(tx);
  const { byStatus, contractorIds = [], ids = [] } = rows[0] ?? {};
  const total = (byStatus ?? []).reduce((sum, one) => sum + one.total, 0);
  const page = ids.map((id, at) => ({ contractorId: contractorIds[at] ?? 0, id }));
  return { total, byStatus: byStatus ?? [], upTo: inUrgency ? total : 0, ...(total <= COUNTED_MAX && { page }) };
};
