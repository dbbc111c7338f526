import { sql } from "kysely";
import { offsetOf } from "../../../platform/database/paging.ts";
import { blindProbeFor } from "../rules/page-end.ts";
import { aboutHowMany } from "./known-totals.ts";
import { asFound, counted, FIRST, type First } from "./page-and-total.ts";
import { keysInProjects } from "./pendency-keys.ts";
import { inOrder, isByChange, isNoLater } from "./pendency-orders.ts";
import type { SoughtPage } from "./pendency-ways.ts";
import { oneOfSoMany, projectsOf } from "./single-projects.ts";

/** So much is read to be sorted; of more a page is met in order sooner. */
const SORTED_MAX = 20_000;
/** Where projects have more than so much together, a few that nobody asked may have most of it. */
const BELIEVED_MAX = 100_000;

/**
 * A page of what many projects have between two days or months, and what comes after it as far as is counted. Some projects tell about how much all
 * of them have, and where the counting ends: what comes behind is passed by and not sorted. With nothing on a page of more than is counted it is too
 * much to be read; it is missing where they cannot be believed, or where too little came before the end that they told.
 */
export const rangeToldBySome = (sought: SoughtPage): Omit<First, "isKept"> | undefined => {
  const { orderBy: by, itemsPerPage } = sought.filter;
  const offset = offsetOf(sought.filter);
  const probe = blindProbeFor({ length: projectsOf(sought).length, reach: FIRST });
  if (!probe || !isByChange(by) || offset + itemsPerPage > FIRST) return undefined;
  const { every, wanted } = probe;
  // A few that alone have more than is counted leave no doubt that there is more.
  const share = Math.max(FIRST, Math.floor(SORTED_MAX / every));
  const some = keysInProjects(oneOfSoMany(every, sought), { by, upTo: share + 1 });
  const isTooMuch = sql`(select count(*) > ${share} from found_in_some)`;
  const isBelieved = sql`(select told.total <= ${sql.lit(BELIEVED_MAX)} from told)`;
  const isBeforeEnd = isNoLater(by, { status: sql`(select ending.status from ending)`, at: sql`(select ending.at from ending)` });
  const keys = keysInProjects(sought, { by, only: sql` and coalesce(${isBeforeEnd}, true)` });
  const left = FIRST - offset;
  return {
    before: sql`told as materialized (${aboutHowMany(sought)}), found_in_some as materialized (${some}),
      ending as materialized (select k.status, k.updated_at as at from found_in_some k ${inOrder(by, "k")} limit 1 offset ${Math.ceil(wanted / every)}), `,
    found: sql`select k.* from (${keys}) k where ${isBelieved} and not ${isTooMuch} ${inOrder(by, "k")} limit ${left} offset ${offset}`,
    page: sql`${asFound} limit ${itemsPerPage}`,
    total: sql`case when ${isTooMuch} or ${counted} = ${left} then ${sql.lit(FIRST)}
      when ${isBelieved} and ${counted} > 0 and not exists (select from ending) then ${offset}::integer + ${counted} end`,
    inOrder: false,
  };
};
