import type { PendencyOrder } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { probeFor } from "../rules/page-end.ts";
import type { Stage } from "../rules/page-window.ts";
import type { Walk } from "../rules/way-to-walk.ts";
import { sumsTell } from "./known-totals.ts";
import { everyKeyOf, isAtOnce } from "./pendency-keys.ts";
import { isByChange, walkingBy } from "./pendency-orders.ts";
import type { Sql } from "./pendency-rows.ts";
import type { SoughtPage, Way } from "./pendency-ways.ts";

/** When the last of a page changed, as far as some lists tell: asked `before` all else. */
export type PageEnd = { readonly before: Sql; readonly at: Sql };
type Page = {
  readonly by: PendencyOrder;
  readonly stages: readonly Stage[];
  readonly walk: Walk;
  readonly ways: readonly Way[];
};

/** Of one status of many projects, of which nothing else is asked than what the sums know: they tell whether enough came before the end. */
export const endOfPage = (sought: SoughtPage, { by, stages, walk, ways }: Page): PageEnd | undefined => {
  const [place] = sought.places;
  const isOneStatus = new Set(stages.map(({ status }) => status)).size === 1;
  if (!place || place.projectIds === "all" || !isOneStatus || !isByChange(by) || !isAtOnce(ways) || !sumsTell(sought)) return undefined;
  const total = walk.stages.reduce((sum, stage) => sum + stage.total, 0);
  const probe = probeFor({ length: place.projectIds.length, total, reach: walk.reach });
  if (!probe) return undefined;
  // Old and new ones alike: they are numbered as they came.
  const byAge = place.projectIds.toSorted((one, other) => one - other);
  const some = { ...place, projectIds: byAge.filter((_, at) => at % probe.every === 0) };
  const keys = everyKeyOf({ ...sought, places: [some] }, { by, stages, walk });
  const { lastOf, never } = walkingBy(by);
  const before = sql`ending as materialized (select coalesce((select ${lastOf(probe.share)} from (${keys}) k), ${never}) as at), `;
  return { before, at: sql`(select ending.at from ending)` };
};
