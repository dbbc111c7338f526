import type { PendencyOrder } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { blindProbeFor, probeFor } from "../rules/page-end.ts";
import type { Stage } from "../rules/page-window.ts";
import { asIfFew, type Walk } from "../rules/way-to-walk.ts";
import { isAskedAllDay } from "./counted.ts";
import { asksPart, knownTotal, sumsTell } from "./known-totals.ts";
import { type FirstPage, pageIn } from "./page-and-total.ts";
import { everyKeyOf, everyStage, isAtOnce, keysOfPage } from "./pendency-keys.ts";
import { isByChange, walkingBy } from "./pendency-orders.ts";
import type { Sql } from "./pendency-rows.ts";
import { type SoughtPage, type Way, waysOf } from "./pendency-ways.ts";
import { oneOfSoMany } from "./single-projects.ts";

/** When the last of a page changed, as far as some lists tell: asked `before` all else. */
export type PageEnd = { readonly before: Sql; readonly at: Sql };
type Page = {
  readonly by: PendencyOrder;
  readonly stages: readonly Stage[];
  readonly walk: Walk;
  readonly ways: readonly Way[];
};
type Asked = { readonly page: Page; readonly every: number; readonly share: Sql };

/** What one list of so many tells: the end lies behind such a share of its rows, or there is none. */
const toldBySome = (sought: SoughtPage, { page: { by, stages, walk }, every, share }: Asked): PageEnd => {
  const { lastOf, never } = walkingBy(by);
  const keys = everyKeyOf(oneOfSoMany(every, sought), { by, stages, walk });
  const before = sql`ending as materialized (select coalesce((select ${lastOf(share)} from (${keys}) k), ${never}) as at), `;
  return { before, at: sql`(select ending.at from ending)` };
};

/** Of one status of many projects, of which nothing else is asked than what the sums know: they tell whether enough came before the end. */
export const endOfPage = (sought: SoughtPage, page: Page): PageEnd | undefined => {
  const { by, stages, walk, ways } = page;
  const { projectIds = "all" } = sought.places[0] ?? {};
  const isOneStatus = new Set(stages.map(({ status }) => status)).size === 1;
  if (projectIds === "all" || !isOneStatus || !isByChange(by) || !isAtOnce(ways) || !sumsTell(sought)) return undefined;
  const total = walk.stages.reduce((sum, stage) => sum + stage.total, 0);
  const probe = probeFor({ length: projectIds.length, total, reach: walk.reach });
  return probe && toldBySome(sought, { page, every: probe.every, share: sql`${probe.share}::float8` });
};

/** In more projects than so many it is asked first how much they have: they may be all that a company has. */
const PROJECTS_MAX = 1_000;
/** Of which projects the only status is asked, and nothing else than what the sums know. */
const projectsOfStatus = (sought: SoughtPage): readonly number[] => {
  const { orderBy: by, status, inactive } = sought.filter;
  const { projectIds = "all" } = sought.places[0] ?? {};
  if (projectIds === "all" || projectIds.length > PROJECTS_MAX || status?.length !== 1) return [];
  const isAsked = !inactive && isByChange(by) && isAskedAllDay(sought, by) && sumsTell(sought) && !asksPart(sought.filter);
  return isAsked ? projectIds : [];
};
/**
 * A page of the only status that is asked of many projects, and how many there are: told together. It is missing where some of the projects told
 * too early an end.
 */
export const pageOfStatus = async (tx: Tx, sought: SoughtPage): Promise<FirstPage | undefined> => {
  const { orderBy: by, itemsPerPage: limit } = sought.filter;
  const offset = offsetOf(sought.filter);
  const projectIds = projectsOfStatus(sought);
  const probe = blindProbeFor({ length: projectIds.length, reach: offset + limit });
  if (!probe) return undefined;
  const stages = everyStage(sought);
  const walk: Walk = { reach: offset + limit, stages: asIfFew(stages), byChange: true };
  const page = { by, stages, walk, ways: waysOf(sought, walk) };
  if (!isAtOnce(page.ways)) return undefined;
  const told = (of: Sql): Sql => sql`(select ${of} from told)`;
  const wanted = sql`${probe.wanted}::float8`;
  const end = toldBySome(sought, { page, every: probe.every, share: told(sql`least(1, ${wanted} / greatest(told.total, 1))`) });
  const at = sql`case when ${told(sql`told.total > ${wanted}`)} then ${end.at} else ${walkingBy(by).never} end`;
  const found = await pageIn(tx, {
    before: sql`told as materialized (${knownTotal(sought)}), ${end.before}`,
    found: keysOfPage(sought, { ...page, end: at, offset, limit }),
    page: sql`select contractor_id, id from found`,
    total: told(sql`told.total`),
    inOrder: false,
    isKept: true,
  });
  return found && found.rows.length >= Math.min(limit, found.total - offset) ? found : undefined;
};
