import { sql } from "kysely";
import { COUNTED_MAX, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Walk } from "../rules/way-to-walk.ts";
import { asFound, counted, FIRST, type First, type FirstPage, pageIn, pageOf } from "./first-page.ts";
import { besideRange, rangeOf } from "./pendency-conditions.ts";
import { everyStage, keysInRange, keysOfPage } from "./pendency-keys.ts";
import { inOrder, isByChange } from "./pendency-orders.ts";
import type { Sql } from "./pendency-rows.ts";
import { listByList, type Place, type SoughtPage, waysOf } from "./pendency-ways.ts";
import { isRanged, isToldByRange, supposed } from "./whole-companies.ts";

/** Days or months of one company, which are all that is asked, and the page that is wanted of them. */
type InRange = { readonly sought: SoughtPage; readonly place: Place; readonly range: Sql; readonly offset: number; readonly limit: number };

/** Among so many for each row that is wanted a page is looked for: where it takes more, little of what there is lies in the range. */
const MET_FOR_EACH = 4;
const MET_AT_LEAST = 2_000;
/** What stands where any of a range does is met in its order and asked for it, until a page is full or enough were met. */
const metInRange = ({ sought, range, offset, limit }: InRange): Sql => {
  const by = sought.filter.orderBy;
  const { filter, column } = besideRange(sought.filter);
  const asked = { ...sought, filter, dates: {} };
  const reach = Math.max(MET_AT_LEAST, MET_FOR_EACH * (offset + limit));
  const walk: Walk = { reach, stages: supposed(asked), byChange: isByChange(by) };
  const stages = everyStage(asked);
  const met = keysOfPage(asked, { by, stages, walk, ways: waysOf(asked, walk), range, beside: column, offset: 0, limit: reach });
  return sql`select p.contractor_id, p.id from (${met}) p where ${range} limit ${limit} offset ${offset}`;
};

const told = sql`(select told.total from told)`;
const areMany = sql`(select told.total > ${sql.lit(COUNTED_MAX)} from told)`;
const toldBefore = ({ sought, place, range }: InRange): Sql =>
  sql`told as materialized (select count(*) as total from (${keysInRange(sought, place, { range, upTo: FIRST })}) k), `;
const planned = { inOrder: true, isKept: true };

/** So near to its beginning little is read of each list. */
const NEAR = 100;
/** Few days are lists by themselves, which are walked whether they hold much or little. */
const nearInLists = (asked: InRange): First | undefined => {
  const { sought, range, offset, limit } = asked;
  const by = sought.filter.orderBy;
  const reach = offset + limit;
  if (reach > NEAR) return undefined;
  const walk: Walk = { reach, stages: supposed(sought), byChange: isByChange(by) };
  const ways = waysOf(sought, walk).map(listByList);
  const found = keysOfPage(sought, { by, stages: everyStage(sought), walk, ways, range, offset, limit });
  return { before: toldBefore(asked), found, page: asFound, total: told, ...planned };
};

const ofFew = ({ sought, place, range }: InRange): Sql =>
  sql`select * from (${keysInRange(sought, place, { by: sought.filter.orderBy, range, upTo: COUNTED_MAX })}) k where not ${areMany}`;
/** Few are sorted as they were found. */
const amongFew = (asked: InRange): First => {
  const { sought } = asked;
  const page = pageOf(sought, inOrder(sought.filter.orderBy, "found"));
  return { before: toldBefore(asked), found: ofFew(asked), page, total: sql`case when not ${areMany} then ${told} end`, ...planned };
};
/** Few are sorted as they were found; of many a page is missing where not enough were met. */
const nearItsBeginning = (asked: InRange): First => {
  const few = amongFew(asked);
  const isFull = sql`(select count(*) = ${asked.limit} from page)`;
  return {
    ...few,
    page: sql`(${few.page}) union all (select contractor_id, id from (${metInRange(asked)}) k where ${areMany})`,
    total: sql`case when not ${areMany} or ${isFull} then ${told} end`,
  };
};
/** What comes before a page that lies far behind tells that there are many: it is missing where not enough were met. */
const farBehind = (asked: InRange): First => {
  const wanted = Math.max(FIRST - asked.offset, asked.limit);
  return {
    found: metInRange({ ...asked, limit: wanted }),
    page: sql`${asFound} limit ${asked.limit}`,
    total: sql`case when ${counted} = ${wanted} then ${sql.lit(FIRST)} end`,
    ...planned,
  };
};

/** A page of days or months which are all that is asked of one company, and how many there are; it is missing where something else finds it sooner. */
export const pageInRange = async (tx: Tx, sought: SoughtPage): Promise<FirstPage | undefined> => {
  const { orderBy: by, itemsPerPage: limit } = sought.filter;
  const range = rangeOf(sought.filter);
  const [place] = sought.places;
  if (!place || !range || !isToldByRange(sought, by)) return undefined;
  const asked: InRange = { sought, place, range, offset: offsetOf(sought.filter), limit };
  if (!isRanged(sought, by)) {
    const near = nearInLists(asked);
    return near && pageIn(tx, near);
  }
  if (2 * asked.offset < FIRST) return pageIn(tx, nearItsBeginning(asked));
  return (await pageIn(tx, farBehind(asked))) ?? pageIn(tx, amongFew(asked));
};
