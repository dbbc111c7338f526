import type { PendencyOrder } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { aboutHowMany } from "./known-totals.ts";
import { FIRST } from "./page-and-total.ts";
import { keysInProjects } from "./pendency-keys.ts";
import { inOrder, isNoLater } from "./pendency-orders.ts";
import type { Sql } from "./pendency-rows.ts";
import type { Place, SoughtPendencies } from "./pendency-ways.ts";

/** So many projects tell about how much all of them have, unless these have so much that a few may have most of it. */
const ASKED_PROJECTS = 16;
const TOLD_BY_SOME_MAX = 100_000;

export const projectsOf = ({ places }: SoughtPendencies): readonly number[] =>
  places.flatMap(({ projectIds }) => (projectIds === "all" ? [] : projectIds));
/** Old projects and new ones alike: they are numbered as they came. */
export const oneOfSoMany = (every: number, sought: SoughtPendencies): SoughtPendencies => {
  const some = new Set(
    projectsOf(sought)
      .toSorted((one, other) => one - other)
      .filter((_, at) => at % every === every >> 1),
  );
  const ofSome = ({ projectIds, ...place }: Place): Place => ({
    ...place,
    projectIds: projectIds === "all" ? [] : projectIds.filter((id) => some.has(id)),
  });
  return { ...sought, places: sought.places.map(ofSome).filter(({ projectIds }) => projectIds.length > 0) };
};

/** What is asked before anything is read, and whether there is no more than so much, as far as the sums and some of the projects tell. */
type Told = { readonly before: Sql; readonly is: Sql; readonly every: number };
export const toldNoMoreThan = (max: number, sought: SoughtPendencies, by: PendencyOrder): Told => {
  const every = Math.max(1, Math.floor(projectsOf(sought).length / ASKED_PROJECTS));
  const share = Math.floor(max / every);
  const told = sql`(select told.total from told)`;
  return {
    before: sql`told as materialized (${aboutHowMany(sought)}),
      found_in_some as materialized (${keysInProjects(oneOfSoMany(every, sought), { by, upTo: share + 1 })}), `,
    is: sql`(${told} <= ${sql.lit(max)} or (${told} <= ${sql.lit(TOLD_BY_SOME_MAX)} and (select count(*) from found_in_some) <= ${share}))`,
    every,
  };
};

/** So much more is taken than seems to be needed: some projects may have changed sooner or later than the others. */
const MARGIN = 1.3;
const SPARE = 8;
/** What comes no later than where the counting ends, as far as some of the projects tell: of the others nothing that comes behind is sorted. */
export const untilCounted = (by: PendencyOrder, every: number): { readonly before: Sql; readonly only: Sql } => {
  const place = Math.ceil((FIRST * MARGIN) / every) + SPARE;
  return {
    before: sql`ending as materialized (select found_in_some.status, found_in_some.updated_at as at
      from found_in_some ${inOrder(by, "found_in_some")} limit 1 offset ${place}), `,
    only: sql` and coalesce(${isNoLater(by, { status: sql`(select ending.status from ending)`, at: sql`(select ending.at from ending)` })}, true)`,
  };
};
