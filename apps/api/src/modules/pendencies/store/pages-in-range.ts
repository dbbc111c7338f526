import { sql } from "kysely";
import { keepPlan } from "../../../platform/database/kept-plan.ts";
import { COUNTED_MAX, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { walkInOrder } from "../../../platform/database/walk-in-order.ts";
import type { Stage } from "../rules/page-window.ts";
import type { Walk } from "../rules/way-to-walk.ts";
import { datesThere } from "./listed-filters.ts";
import { asFound, counted, FIRST, type First, type FirstPage, pageIn, pageOf } from "./page-and-total.ts";
import { besideRange, rangeOf } from "./pendency-conditions.ts";
import { everyStage, keysInRange, keysOfPage } from "./pendency-keys.ts";
import { inOrder, isByChange } from "./pendency-orders.ts";
import type { Sql } from "./pendency-rows.ts";
import { listByList, owners, type Place, type SoughtPage, waysOf } from "./pendency-ways.ts";
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
/** The first of each list, sorted: days and months are walked one by one, whether they hold much or little. */
const firstInLists = (
  { sought, range, offset, limit }: InRange,
  stages: readonly Stage[] = everyStage(sought),
): Pick<First, "found" | "page" | "inOrder" | "isKept"> => {
  const by = sought.filter.orderBy;
  const walk: Walk = { reach: offset + limit, stages: supposed(sought), byChange: isByChange(by) };
  const ways = waysOf(sought, walk).map(listByList);
  const found = keysOfPage(sought, { by, stages, walk, ways, range, offset, limit });
  return { found, page: asFound, ...planned };
};
const isNear = ({ offset, limit }: InRange): boolean => offset + limit <= NEAR;

type There = Stage & { readonly first: string; readonly last: string };
/** In which plans and statuses there are any, and from when to when. */
const whereAny = async (tx: Tx, { sought, place, range }: InRange): Promise<readonly There[]> => {
  const { column } = besideRange(sought.filter);
  const stages = everyStage(sought);
  const [plans, statuses] = [stages.map(({ plan }) => plan), stages.map(({ status }) => status)];
  const end = (direction: Sql): Sql => sql`(select ${column} from pendency p where ${owners[place.side]} = ${place.companyIds[0]}::bigint
    and p.plan = of_stage.plan and p.status = of_stage.status and p.active and ${range} order by ${column} ${direction} limit 1)`;
  const statement = sql<There>`select * from (select of_stage.*, ${end(sql`asc`)} as first, ${end(sql`desc`)} as last
    from unnest(${plans}::text[], ${statuses}::text[]) of_stage (plan, status) offset 0) there where there.first is not null`;
  return (await keepPlan(walkInOrder(statement)).execute(tx)).rows;
};
/** Where not enough was met near the beginning, the first of many are found day by day, or month by month. */
const oneByOne = async (tx: Tx, asked: InRange): Promise<FirstPage | undefined> => {
  const { sought } = asked;
  if (!isNear(asked) || !isByChange(sought.filter.orderBy)) return undefined;
  const stages = await whereAny(tx, asked);
  const dates = datesThere(
    sought.filter,
    stages.flatMap(({ first, last }) => [first, last]),
  );
  if (!(dates.days ?? dates.months)) return undefined;
  return pageIn(tx, { ...firstInLists({ ...asked, sought: { ...sought, dates } }, stages), total: sql`${sql.lit(FIRST)}` });
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
  if (!isRanged(sought, by))
    return isNear(asked) ? pageIn(tx, { before: toldBefore(asked), ...firstInLists(asked), total: told }) : undefined;
  if (2 * asked.offset < FIRST) return (await pageIn(tx, nearItsBeginning(asked))) ?? oneByOne(tx, asked);
  return (await pageIn(tx, farBehind(asked))) ?? pageIn(tx, amongFew(asked));
};
