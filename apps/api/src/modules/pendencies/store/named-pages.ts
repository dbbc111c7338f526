import type { PendencyListQuery } from "@emdia/contract/pendencies/list-routes.ts";
import { sql } from "kysely";
import { offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Walk } from "../rules/way-to-walk.ts";
import { namedBefore, namedInside, seesWholeContractors } from "./found-by-words.ts";
import { allOfContractor, asksPart } from "./known-totals.ts";
import { counted, FIRST, type First, type FirstPage, pageIn } from "./page-and-total.ts";
import { pageWithinProjects } from "./pages-within-projects.ts";
import { everyStage, keysOfPage } from "./pendency-keys.ts";
import { isByChange } from "./pendency-orders.ts";
import type { Sql } from "./pendency-rows.ts";
import { type AskedPendencies, type SoughtPage, type Way, waysOf, waysThroughNamed } from "./pendency-ways.ts";
import { supposed } from "./whole-companies.ts";

type Asked = AskedPendencies & { readonly filter: PendencyListQuery };

/** To look for a worker takes as long as to pass by so many rows in the order of the company; of everybody so many documents are asked. */
const LOOKED_FOR = 12;
const OF_EVERYBODY = 9;
/** What so few projects have is read otherwise. */
const PROJECTS_MIN = 1_000;
const howMany = sql`(select cardinality(named.ids)::bigint from named)`;
/** Whether so many workers are named that the first thousand of what is asked of them are met in order sooner than each of them is looked for. */
const areMet = (companyId: number | undefined): Sql =>
  sql`(select ${howMany} * ${howMany} * ${sql.lit(LOOKED_FOR * OF_EVERYBODY)} > ${sql.lit(FIRST)} * ${allOfContractor(companyId)})`;
/**
 * A page far behind of all that a company has of those who are called so. Where it is full there are more than are counted, and where it lacks
 * some it is the last; only one with nothing on it tells nothing. Few projects have too little to be met in order: they are found otherwise.
 */
const farOfNamed = (sought: SoughtPage): First | undefined => {
  const { filter, places } = sought;
  const { orderBy: by, itemsPerPage } = filter;
  const offset = offsetOf(filter);
  const [only, ...others] = places;
  const isWhole = only?.projectIds === "all" && only.companyIds.length === 1 && others.length === 0 && seesWholeContractors(sought.visible);
  if (!isWhole || !isByChange(by) || filter.status || asksPart(filter)) return undefined;
  const limit = Math.max(itemsPerPage, FIRST - offset);
  const walk: Walk = { reach: offset + limit, stages: supposed(sought), byChange: true };
  const keysOn = (ways: readonly Way[]) => keysOfPage(sought, { by, stages: everyStage(sought), walk, ways, offset, limit });
  const where = (keys: Sql, is: Sql): Sql => sql`(select * from (${keys}) k where ${is})`;
  const inOrder = keysOn(waysOf(sought, walk));
  const met = areMet(only.companyIds[0]);
  const found =
    sought.found.named === "workers"
      ? sql`${where(keysOn(waysThroughNamed(sought)), sql`not ${met}`)} union all ${where(inOrder, met)}`
      : where(inOrder, sql`${howMany} > ${sql.lit(PROJECTS_MIN)}`);
  const page = sql`select contractor_id, id from found limit ${itemsPerPage}`;
  const total = sql`case ${counted} when ${limit} then ${FIRST}::integer when 0 then null else ${offset}::integer + ${counted} end`;
  return { before: namedBefore(sought), found, page, total, inOrder: true, isKept: true };
};
/** A page of a name that is the only thing that is asked for, of workers within few projects or far behind among all of a company. */
export const pageOfName = async (tx: Tx, asked: Asked, { isFar }: { readonly isFar: boolean }): Promise<FirstPage | undefined> => {
  const sought = namedInside(asked);
  if (!sought) return undefined;
  const within = await pageWithinProjects(tx, sought);
  if (within === "more") return undefined;
  const far = !within && isFar && farOfNamed(sought);
  return far ? pageIn(tx, far) : within;
};
