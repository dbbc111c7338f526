import { companySides } from "@emdia/contract/companies/sides.ts";
import type { PendencyFilter, PendencyListQuery } from "@emdia/contract/pendencies/list-routes.ts";
import { sql } from "kysely";
import type { Side } from "../../../platform/access/scope.ts";
import type { VisiblePendencies } from "../policy.ts";
import { type Lists, type Walk, wayToWalk } from "../rules/way-to-walk.ts";
import { isOneOf, listOfIds } from "./is-one-of.ts";
import { type Dates, datesOf } from "./listed-filters.ts";
import type { Sql } from "./pendency-rows.ts";

/** What is asked, and by whom: which pendencies are seen. */
export type AskedPendencies = { readonly visible: VisiblePendencies; readonly filter: PendencyFilter };
/** What a filter names, by its ids: nothing where it names nothing, and nobody where nobody was found. */
export type Found = {
  readonly types?: readonly number[];
  readonly companies?: readonly number[];
  readonly projects?: readonly number[];
  readonly workers?: readonly number[];
  /** What is asked of a worker's name, where more have it than were named. */
  readonly commonName?: string | null;
  /** The same of a project: of its contract, where the filter asks for one. */
  readonly commonProject?: string | null;
  /** Who is looked for by the very statement that reads the list, which calls them `named`. */
  readonly named?: "workers" | "projects";
};
/**
 * A way to rows: `from` says where its walks begin, one for each of its rows, and `where` what a row of such a walk fulfils.
 * One that is not `ordered` finds few rows, and reads them all. It goes `along` single lists, or through all of a company, or `some` of it;
 * whoever goes it stands on one `side`.
 */
export type Way = {
  readonly side: Side;
  /** The companies in which it looks. */
  readonly seen: Sql;
  readonly from: Sql;
  readonly where: Sql;
  readonly ordered: boolean;
  readonly along: Lists | "all" | "some";
  /** What a row of all its lists together fulfils, where an index is asked for them at once. */
  readonly atOnce?: Sql;
  /** The same of few lists, each with what a row of it fulfils: in order they are merged, and no more is read of all than is wanted. */
  readonly merged?: Pick<Way, "from"> & { readonly where: readonly Sql[] };
  /** How it says what is active, where only one index shall understand it. */
  readonly active?: Sql;
  /** Whether it goes along more than one list. */
  readonly isSeveral: boolean;
  /** Whether it is no more than one walk in each plan and status, or several that are merged. */
  readonly isOne: boolean;
  /** Whether the days or months of a filter may lead to its rows, however many others have them. */
  readonly mayBeLed?: true;
};

/** Whose a row is, from where somebody stands. */
export const owners = { contractor: sql`p.contractor_id`, provider: sql`p.provider_id` } as const satisfies { readonly [S in Side]: Sql };

/** Companies, of which somebody sees everything or the pendencies of some projects. */
export type Place = { readonly side: Side; readonly companyIds: readonly number[]; readonly projectIds: readonly number[] | "all" };
/** The same when its words were looked for, and stand for ids: from which places somebody looks, and at which dates, is told once. */
export type SoughtPendencies = AskedPendencies & { readonly found: Found; readonly places: readonly Place[]; readonly dates: Dates };
/** A page of them. */
export type SoughtPage = SoughtPendencies & { readonly filter: PendencyListQuery };

const narrowed = (projectIds: readonly number[] | "all", { projects, commonProject }: Found): readonly number[] | "all" => {
  if (!projects || commonProject) return projectIds;
  const named = new Set(projects);
  return projectIds === "all" ? projects : projectIds.filter((id) => named.has(id));
};

/** Where somebody looks from: whole companies together, and each of those of which they see single projects. */
const placesOf = ({ visible }: AskedPendencies, found: Found): readonly Place[] =>
  companySides.flatMap((side) => {
    const { companyIds, projects } = visible[side];
    const whole: readonly Place[] = companyIds.length > 0 ? [{ side, companyIds, projectIds: "all" }] : [];
    const single = [...Map.groupBy(projects, ({ companyId }) => companyId)].map(
      ([companyId, own]): Place => ({ side, companyIds: [companyId], projectIds: own.map(({ projectId }) => projectId) }),
    );
    return [...whole, ...single]
      .map((place) => ({ ...place, projectIds: narrowed(place.projectIds, found) }))
      .filter(({ projectIds }) => projectIds.length > 0);
  });

export const soughtBy = <A extends AskedPendencies>(asked: A, found: Found): A & SoughtPendencies => ({
  ...asked,
  found,
  places: placesOf(asked, found),
  dates: datesOf(asked.filter),
});

/** A single one is said as what it is, so that no list stands around each of its walks. */
const companiesOf = ({ companyIds }: Place): Sql =>
  companyIds.length === 1
    ? sql`(select ${companyIds[0]}::bigint) seen (company_id)`
    : sql`unnest(${listOfIds(companyIds)}) seen (company_id)`;
const owned = {
  contractor: "p.contractor_id = seen.company_id",
  provider: "p.provider_id = seen.company_id",
} as const satisfies { readonly [S in Side]: string };
const isOwned = ({ side }: Place): Sql => sql.raw(owned[side]);
const isInProjects = ({ projectIds }: Place): Sql => (projectIds === "all" ? sql`` : sql` and ${isOneOf(sql`p.project_id`, projectIds)}`);

const throughCompany = (place: Place): Way => ({
  side: place.side,
  seen: companiesOf(place),
  from: companiesOf(place),
  where: sql`${isOwned(place)}${isInProjects(place)}`,
  ordered: true,
  along: place.projectIds === "all" ? "all" : "some",
  isSeveral: false,
  isOne: place.companyIds.length === 1,
});

/** What single lists are of: where they begin, and what belongs to one of them. */
type Key = Pick<Way, "where" | "atOnce"> & { readonly length: number; readonly from?: Sql; readonly merged?: Merged };
/** All lists together, and what a row of each fulfils: one text for each of them, whatever they are, as a statement has many of them. */
type Merged = { readonly lists: Sql; readonly each: readonly string[] };
const listsBy = (column: Sql, ids: readonly number[]): Key & { readonly from: Sql } => ({
  length: ids.length,
  from: sql`unnest(${listOfIds(ids)}) list (id)`,
  where: sql`${column} = list.id`,
});
const listsOfProjects = ([companyId, ...others]: readonly number[], ids: readonly number[]): Key => ({
  ...listsBy(sql`p.project_id`, ids),
  ...(others.length === 0 && { atOnce: sql`p.contractor_id = ${companyId}::bigint and p.project_id = any (${listOfIds(ids)})` }),
});
/** What is active, in the words of the index that has the workers of each project. */
export const activeInProjects = sql`p.rest_for is null and p.removed_at is null`;
const listsOfWorkers = (ids: readonly number[]): Key => ({ length: ids.length, where: sql`p.worker_id = any (${listOfIds(ids)})` });

/** So few are merged: a statement has a walk for each. */
const MERGED_MAX = 31;
const listsAmong = (column: string, values: readonly string[], type: "date" | "text"): Key => {
  const lists = sql`${[...values]}::${sql.raw(type)}[]`;
  const areFew = values.length > 0 && values.length <= MERGED_MAX;
  return {
    length: values.length,
    from: sql`unnest(${lists}) list (id)`,
    where: sql.raw(`${column} = list.id`),
    ...(areFew && { merged: { lists, each: values.map((_, at) => `${column} = seen.lists[${at + 1}]`) } }),
  };
};

type Listed = { readonly [L in Lists]?: Key | undefined };
/** The lists that a filter asks for by itself. */
const listsAsked = ({ pendencyType: kinds }: PendencyFilter, { days, months }: Dates): Listed => ({
  ...(days && { days: listsAmong("p.expiration_date", days, "date") }),
  ...(months && { months: listsAmong("p.reference_month", months, "date") }),
  ...(kinds && { kinds: listsAmong("p.kind", kinds, "text") }),
});
/** The lists by which pendencies may be reached, where a filter or what somebody sees names few of them. */
const listsOf = ({ side, companyIds, projectIds }: Place, { companies, types, workers, commonName }: Found): Listed => ({
  ...(workers && !commonName && { workers: listsOfWorkers(workers) }),
  ...(side === "contractor" && projectIds !== "all" && { projects: listsOfProjects(companyIds, projectIds) }),
  ...(side === "contractor" && companies && { companies: listsBy(sql`p.provider_id`, companies) }),
  ...(side === "contractor" && types && { types: listsBy(sql`p.type_id`, types) }),
});

/** What rests has no lists but those of projects. */
const wayTo = (place: Place, { found, filter, dates }: SoughtPendencies, walk: Walk): Way => {
  const all = listsOf(place, found);
  const lists: Listed = filter.inactive ? { projects: all.projects } : { ...all, ...listsAsked(filter, dates) };
  const { projects, companies, types, workers, kinds, months, days } = lists;
  const { along, ordered } = wayToWalk(
    {
      projects: projects?.length,
      companies: companies?.length,
      types: types?.length,
      workers: workers?.length,
      namesakes: found.commonName ? found.workers?.length : undefined,
      kinds: kinds?.length,
      months: months?.length,
      days: days?.length,
      withoutMonth: filter.withoutReferenceMonth,
    },
    walk,
  );
  const list = along && lists[along];
  if (!list) return { ...throughCompany(place), ordered };
  const rest = along === "projects" ? sql`` : isInProjects(place);
  const merged = list.merged && {
    from: sql`(select seen.company_id, ${list.merged.lists} as lists from ${companiesOf(place)}) seen`,
    where: list.merged.each.map((one) => {
      const ofList = sql.raw(`${owned[place.side]} and ${one}`);
      return place.projectIds === "all" ? ofList : sql`${ofList}${rest}`;
    }),
  };
  return {
    side: place.side,
    seen: companiesOf(place),
    from: list.from ? sql`${companiesOf(place)} cross join ${list.from}` : companiesOf(place),
    where: sql`${isOwned(place)} and ${list.where}${rest}`,
    ordered,
    along,
    ...(list.atOnce && { atOnce: list.atOnce }),
    ...(merged && { merged }),
    isSeveral: list.length > 1,
    isOne: place.companyIds.length === 1 && (list.length === 1 || merged !== undefined),
  };
};

const byNamed = sql`p.worker_id = any ((select named.ids from named)::bigint[])`;

/**
 * All of its projects at once from each place, whatever else leads to fewer rows; the days or months that are asked for may lead within a project.
 * Of workers an index is asked that passes by whoever is not wanted.
 */
export const waysThroughProjects = (sought: SoughtPendencies): readonly Way[] =>
  sought.places.flatMap((place): readonly Way[] => {
    const { projectIds, side } = place;
    if (projectIds === "all") return [];
    const seen = companiesOf(place);
    const inProjects = sql`${isOwned(place)} and p.project_id = any (${listOfIds(projectIds)})`;
    const way = { side, seen, from: seen, ordered: false, isSeveral: true, isOne: false };
    return sought.found.named === "workers"
      ? [{ ...way, where: sql`${inProjects} and ${byNamed}`, active: activeInProjects, along: "workers" }]
      : [{ ...way, where: inProjects, along: "projects", mayBeLed: true }];
  });

/** Through all that is asked of those who are `named`, wherever it is asked, worker by worker. */
export const waysThroughNamed = ({ places }: SoughtPendencies): readonly Way[] =>
  places.map((place) => {
    const seen = companiesOf(place);
    const where = sql`${isOwned(place)} and ${byNamed}`;
    return { side: place.side, seen, from: seen, where, ordered: false, along: "workers", isSeveral: true, isOne: false };
  });

/** So little is wanted that its lists are looked through one by one, and what they have is sorted. */
export const listByList = ({ merged: _, ...way }: Way): Way => ({ ...way, isOne: way.isOne && !way.isSeveral });

/** A way from each place; what is seen from two places is found from both. */
export const waysOf = (sought: SoughtPendencies, walk: Walk): readonly Way[] => sought.places.map((place) => wayTo(place, sought, walk));
