import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { sql } from "kysely";
import type { Side } from "../../../platform/access/scope.ts";
import type { VisiblePendencies } from "../policy.ts";
import { type Lists, type Walk, wayToWalk } from "../rules/way-to-walk.ts";
import type { Sql } from "./pendency-rows.ts";

/** What is asked, and by whom: which pendencies are seen. */
export type AskedPendencies = { readonly visible: VisiblePendencies; readonly filter: PendencyFilter };
/** What a filter names, by its ids: nothing where it names nothing, and nobody where nobody was found. */
export type Found = {
  readonly types?: readonly number[];
  readonly companies?: readonly number[];
  readonly projects?: readonly number[];
};
/** The same when its words were looked for, and stand for ids. */
export type SoughtPendencies = AskedPendencies & { readonly found: Found };

/**
 * A way to rows: `from` says where its walks begin, one for each of its rows, and `where` what a row of such a walk fulfils.
 * One that is not `ordered` finds few rows, and reads them all.
 */
export type Way = { readonly from: Sql; readonly where: Sql; readonly ordered: boolean };

const owners = { contractor: sql`p.contractor_id`, provider: sql`p.provider_id` } as const satisfies { readonly [S in Side]: Sql };

/** Companies, of which somebody sees everything or the pendencies of some projects. */
export type Place = { readonly side: Side; readonly companyIds: readonly number[]; readonly projectIds: readonly number[] | "all" };

const narrowed = (projectIds: readonly number[] | "all", { projects }: Found): readonly number[] | "all" => {
  if (!projects) return projectIds;
  return projectIds === "all" ? projects : projectIds.filter((id) => projects.includes(id));
};

/** Where somebody looks from: whole companies together, and each of those of which they see single projects. */
export const placesOf = ({ visible, found }: SoughtPendencies): readonly Place[] =>
  (["contractor", "provider"] as const).flatMap((side) => {
    const { companyIds, projects } = visible[side];
    const whole: readonly Place[] = companyIds.length > 0 ? [{ side, companyIds, projectIds: "all" }] : [];
    const single = [...Map.groupBy(projects, ({ companyId }) => companyId)].map(
      ([companyId, own]): Place => ({ side, companyIds: [companyId], projectIds: own.map(({ projectId }) => projectId) }),
    );
    return [...whole, ...single]
      .map((place) => ({ ...place, projectIds: narrowed(place.projectIds, found) }))
      .filter(({ projectIds }) => projectIds.length > 0);
  });

const among = (ids: readonly number[]): Sql => sql`${[...ids]}::bigint[]`;
const companiesOf = ({ companyIds }: Place): Sql => sql`unnest(${among(companyIds)}) seen (company_id)`;
const isOwned = ({ side }: Place): Sql => sql`${owners[side]} = seen.company_id`;
/** Nothing is added to the project so that no index is asked for it: whatever belongs to these projects would be read and sorted. */
const isInProjects = ({ projectIds }: Place): Sql =>
  projectIds === "all" ? sql`` : sql` and p.project_id + 0 = any (${among(projectIds)})`;

const throughCompany = (place: Place): Way => ({
  from: companiesOf(place),
  where: sql`${isOwned(place)}${isInProjects(place)}`,
  ordered: true,
});

type Key = { readonly ids: readonly number[]; readonly column: Sql };
/** One list after the other: of each project, each supplier or each document. */
const throughLists = (place: Place, { ids, column }: Key, rest: Sql): Omit<Way, "ordered"> => ({
  from: sql`${companiesOf(place)} cross join unnest(${among(ids)}) list (id)`,
  where: sql`${isOwned(place)} and ${column} = list.id${rest}`,
});

/** The lists by which a contractor's pendencies may be reached, where a filter or what somebody sees names few of them. */
const listsOf = (place: Place, found: Found): { readonly [L in Lists]?: Key } => {
  if (place.side === "provider") return {};
  return {
    ...(place.projectIds !== "all" && { projects: { ids: place.projectIds, column: sql`p.project_id` } }),
    ...(found.companies && { companies: { ids: found.companies, column: sql`p.provider_id` } }),
    ...(found.types && { types: { ids: found.types, column: sql`p.type_id` } }),
  };
};

type Chosen = { readonly way: Way; readonly rows: number };
const wayTo = (place: Place, { found, filter }: SoughtPendencies, walk: Walk): Chosen => {
  const lists = filter.inactive ? {} : listsOf(place, found);
  const lengths = { projects: lists.projects?.ids.length, companies: lists.companies?.ids.length, types: lists.types?.ids.length };
  const { along, ordered, rows } = wayToWalk(lengths, walk);
  const key = along && lists[along];
  if (!key) return { way: throughCompany(place), rows };
  return { way: { ...throughLists(place, key, along === "projects" ? sql`` : isInProjects(place)), ordered }, rows };
};

/** So many workers that a search found lead to their rows by themselves, which are then all read. */
const WORKERS_MAX = 500;
/** To know how many there are, nothing is sorted, and whoever has a thousand rows ends the search. */
const COUNTED_WORKERS_MAX = 5_000;
/** So few are read sooner than workers are looked for one by one. */
const FEW_ROWS = 5_000;

/** What rests has no index by worker: it is walked in its order. */
const byWorker = (place: Place, sought: SoughtPendencies, walk: Walk): readonly Way[] => {
  const { way, rows } = wayTo(place, sought, walk);
  const { filter } = sought;
  if (!filter.employee || filter.inactive || (!way.ordered && rows <= FEW_ROWS)) return [way];
  const whole = throughCompany(place);
  const few = sql`(select count(*) from asked_worker) <= ${walk.counts ? COUNTED_WORKERS_MAX : WORKERS_MAX}`;
  return [
    {
      from: sql`${whole.from} cross join (select * from asked_worker where ${few}) worker`,
      where: sql`${whole.where} and p.provider_id = worker.provider_id and p.worker_id = worker.worker_id`,
      ordered: false,
    },
    { from: sql`${way.from} cross join (select where not ${few}) many`, where: way.where, ordered: way.ordered },
  ];
};

/** The ways from each place, which lead to different rows; what is seen from two places is found from both. */
export const waysOf = (sought: SoughtPendencies, walk: Walk): readonly (readonly Way[])[] =>
  placesOf(sought).map((place) => byWorker(place, sought, walk));
