import { PLANS } from "@emdia/contract/limits.ts";
import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { Side } from "../../../platform/access/scope.ts";
import { keepPlan } from "../../../platform/database/kept-plan.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { walkInOrder } from "../../../platform/database/walk-in-order.ts";
import type { KnownTotal } from "../rules/way-to-walk.ts";
import { isOneOf, listOfIds } from "./is-one-of.ts";
import type { Sql } from "./pendency-rows.ts";
import type { Found, Place, SoughtPendencies } from "./pendency-ways.ts";

/**
 * What a filter asks for beside words, companies, projects, plans, statuses, kinds and the lack of a month, of what is active; days or months
 * are one thing, from when to when.
 */
export const detailsOf = (filter: PendencyFilter): readonly unknown[] =>
  [
    filter.inactive,
    filter.waitsForMyAnswer,
    filter.startDate ?? filter.endDate,
    filter.referenceMonthStart ?? filter.referenceMonthEnd,
  ].filter(Boolean);
/** Whether the sums answer for a filter by themselves: they know nothing of documents and workers. */
export const sumsKnow = (filter: PendencyFilter): boolean => !(filter.name || filter.employee) && detailsOf(filter).length === 0;

const isOfProjects = ({ places: [only, ...others] }: SoughtPendencies): boolean =>
  only?.side === "contractor" && only.projectIds !== "all" && others.length === 0;
/** To add up each supplier of each project takes longer than to look for what they have there. */
const asksSuppliersOfProjects = (sought: SoughtPendencies): boolean => isOfProjects(sought) && sought.found.companies !== undefined;
/** Whether the sums answer for what is sought; if they do not, they still tell how many there are of it at most. */
export const sumsTell = (sought: SoughtPendencies): boolean => sumsKnow(sought.filter) && !asksSuppliersOfProjects(sought);

/** In a sum, all contractors, projects or suppliers together. */
const ALL = [0];
/** A kept plan takes every list for one of ten: a single id is said as what it is, or some of them together would seem to be thousands. */
const isAmong = (column: Sql, ids: readonly number[]): Sql => {
  if (ids === ALL) return sql`${column} = 0`;
  return ids.length === 1 ? sql`${column} = ${ids[0]}::bigint` : sql`${column} = any (${listOfIds(ids)})`;
};
const contractor = sql`t.contractor_id`;
const provider = sql`t.provider_id`;
const project = sql`t.project_id`;

/** The rows of a place that name a project and a supplier each. */
const inPlace = ({ side, companyIds, projectIds }: Place, { companies }: Found): Sql =>
  sql.join(
    [
      isAmong(side === "contractor" ? contractor : provider, companyIds),
      projectIds === "all" ? sql`${project} > 0` : isOneOf(project, projectIds),
      companies ? isOneOf(provider, companies) : sql`${provider} > 0`,
    ],
    sql` and `,
  );
/** The sums of a place, of what is counted by itself. */
const sumsOf = ({ side, companyIds, projectIds }: Place, { companies }: Found): Sql =>
  sql.join(
    [
      isAmong(side === "contractor" ? contractor : provider, companyIds),
      projectIds === "all" ? sql`${project} = 0` : isAmong(project, projectIds),
      companies ? isAmong(provider, companies) : sql`${provider} > 0`,
    ],
    sql` and `,
  );

const anyOf = (places: readonly Place[], found: Found): Sql =>
  places.length === 0
    ? sql`false`
    : sql`(${sql.join(
        places.map((place) => sql`(${inPlace(place, found)})`),
        sql` or `,
      )})`;

/** A sum has a column for each plan and status: how all of them are added up, and how each becomes a row, is written once. */
const stages = PLANS.flatMap((plan) => pendencyStatuses.map((status) => ({ plan, status, column: `${plan}_${status}`.toLowerCase() })));
const columnsAddedUp = sql.raw(stages.map(({ column }) => `sum(t.${column})::integer as ${column}`).join(", "));
const allAddedUp = sql.raw(stages.map(({ column }) => `t.${column}::bigint`).join(" + "));
const rowForEach = sql.raw(
  `(values ${stages.map(({ plan, status, column }) => `('${plan}', '${status}', t.${column})`).join(", ")}) s (plan, status, total)`,
);
/** How many pendencies a contractor has in all, in a statement that needs no more than that. */
export const allOfContractor = (companyId: number | undefined): Sql =>
  sql`coalesce((select ${allAddedUp} from pendency_sum t
    where t.contractor_id = ${companyId}::bigint and t.project_id = 0 and t.provider_id = 0 and t.kind = '' and t.months = ''), 0)`;
const isOfKinds = (kinds: readonly string[]): Sql =>
  kinds.length === 1 ? sql`t.kind = ${kinds[0]}::text` : sql`t.kind = any (${[...kinds]}::text[])`;
/** Which rows tell of a filter: those of its kinds, and of what has no month. */
const asksOf = ({ pendencyType: kinds, withoutReferenceMonth }: PendencyFilter): Sql =>
  sql`${kinds ? sql` and ${isOfKinds(kinds)}` : sql``}${withoutReferenceMonth ? sql` and not t.has_month` : sql``}`;
/** The same of the sums, in which a row is of one kind or of all together, and of what has no month or of everything. */
const asksOfSums = ({ pendencyType: kinds, withoutReferenceMonth }: PendencyFilter): Sql =>
  sql`and ${kinds ? isOfKinds(kinds) : sql`t.kind = ''`} and t.months = ${sql.lit(withoutReferenceMonth ? "none" : "")}`;
type Rows = { readonly contractors: readonly number[]; readonly projects: readonly number[]; readonly providers: readonly number[] };
/** What a sum tells: how many are wanted, how many there are around them, or in the lists of their kinds. */
const columns = { total: sql.raw("s.total, 0, 0"), around: sql.raw("0, s.total, 0"), listed: sql.raw("0, 0, s.total") } as const;
/** The sums of what has one row each, added up column by column. */
const addedUp = ({ contractors, projects, providers }: Rows, filter: PendencyFilter, as: keyof typeof columns): Sql => sql`
  select s.plan, s.status, ${columns[as]} from (select ${columnsAddedUp} from pendency_sum t
      where ${isAmong(contractor, contractors)} and ${isAmong(project, projects)} and ${isAmong(provider, providers)} ${asksOfSums(filter)}) t
    cross join lateral ${rowForEach}`;

/** A place in the sums that have one row each: there is none for single suppliers of single projects, nor for what a supplier does in single projects. */
const rowsOf = ({ side, companyIds, projectIds }: Place, { companies }: Found): Rows | undefined => {
  if (side === "provider")
    return projectIds === "all" && !companies ? { contractors: ALL, projects: ALL, providers: companyIds } : undefined;
  if (projectIds !== "all" && companies) return undefined;
  return { contractors: companyIds, projects: projectIds === "all" ? ALL : projectIds, providers: companies ?? ALL };
};
/** Whether a part of what the sums hold is asked for, of which there may be few among many. */
export const asksPart = ({ pendencyType, withoutReferenceMonth }: PendencyFilter): boolean =>
  Boolean(pendencyType || withoutReferenceMonth);
/** What the companies have in which somebody looks, wherever they may look. */
const ofCompanies = (places: readonly Place[], filter: PendencyFilter, as: "around" | "listed"): readonly Sql[] =>
  [...Map.groupBy(places, ({ side }) => side)].map(([side, those]) => {
    const companies = [...new Set(those.flatMap(({ companyIds }) => companyIds))];
    return side === "contractor"
      ? addedUp({ contractors: companies, projects: ALL, providers: ALL }, filter, as)
      : addedUp({ contractors: ALL, projects: ALL, providers: companies }, filter, as);
  });

/** What is told of suppliers of single projects is told of all of these projects. */
const foundBySums = (sought: SoughtPendencies): Found => (asksSuppliersOfProjects(sought) ? {} : sought.found);
/**
 * Whether the sums tell the same whatever the words of a filter stand for, of what is sought without them: they know nothing of documents, and of
 * single projects they are not asked for suppliers.
 */
export const tellWithoutWords = (unnamed: SoughtPendencies): boolean => {
  const { company, employee, project_name, contract, inactive } = unnamed.filter;
  return !(inactive || employee || project_name || contract) && (!company || isOfProjects(unnamed));
};

const onSide = ({ places }: SoughtPendencies, side: Side): readonly Place[] => places.filter((place) => place.side === side);
/** How many are wanted. */
const wantedParts = (sought: SoughtPendencies): readonly Sql[] => {
  const { filter, places } = sought;
  const found = foundBySums(sought);
  const [contracts, supplies] = [onSide(sought, "contractor"), onSide(sought, "provider")];
  const [asContractor, asSupplier] = [anyOf(contracts, found), anyOf(supplies, found)];
  const isOnBothSides = contracts.length > 0 && supplies.length > 0;
  const ofFilter = asksOf(filter);
  const sumsIn = (place: Place): Sql => {
    const rows = rowsOf(place, found);
    if (rows) return addedUp(rows, filter, "total");
    return sql`select t.plan, t.status, t.total, 0, 0 from pendency_count t where ${sumsOf(place, found)}${ofFilter}`;
  };
  return [
    ...places.map(sumsIn),
    ...(isOnBothSides
      ? [sql`select t.plan, t.status, -t.total, 0, 0 from pendency_count t where ${asContractor} and ${asSupplier}${ofFilter}`]
      : []),
    ...(places.length > 0
      ? [sql`select t.plan, t.status, t.change, 0, 0 from pendency_delta t where (${asContractor} or ${asSupplier})${ofFilter}`]
      : []),
  ];
};
/** How many there are around them, and in their lists. */
const partsBeside = (sought: SoughtPendencies): readonly Sql[] => {
  const { filter } = sought;
  const { companies } = foundBySums(sought);
  const [contracts, supplies] = [onSide(sought, "contractor"), onSide(sought, "provider")];
  const narrow = contracts.filter(({ projectIds }) => projectIds !== "all" || companies);
  return [
    // A walk in order through all of a company passes what it has of every kind; what a contractor asked for without a month is a list by itself.
    ...ofCompanies(asksPart(filter) ? contracts : narrow, { withoutReferenceMonth: filter.withoutReferenceMonth }, "around"),
    ...ofCompanies(asksPart(filter) ? supplies : [], {}, "around"),
    ...ofCompanies(filter.pendencyType ? narrow : [], { pendencyType: filter.pendencyType }, "listed"),
  ];
};

/** Whoever looks from many places asks in a spelling of their own. */
const FEW_PARTS = 4;

const together = (parts: readonly Sql[], { plan, status }: PendencyFilter): Sql => {
  const asked = [...(plan ? [sql`plan = any (${[...plan]})`] : []), ...(status ? [sql`status = any (${[...status]})`] : [])];
  return sql`(${sql.join(parts, sql` union all `)}) known (plan, status, total, around, listed) ${asked.length > 0 ? sql`where ${sql.join(asked, sql` and `)}` : sql``}`;
};
/** How many somebody sees in each plan and status, or at most, with what is not summed up yet; what is seen from both sides counts once. What rests is in no sum. */
export const knownTotals = async (tx: Tx, sought: SoughtPendencies): Promise<readonly KnownTotal[]> => {
  const parts = sought.filter.inactive ? [] : [...wantedParts(sought), ...partsBeside(sought)];
  if (parts.length === 0) return [];
  const statement = sql<KnownTotal>`select plan, status, sum(total) as total, greatest(sum(around), sum(total)) as around, greatest(sum(listed), sum(total)) as listed
    from ${together(parts, sought.filter)} group by plan, status having sum(total) > 0`;
  // Nobody knows how many rows are added up: they are put together as they come, and not sorted before.
  const { rows } = await (parts.length <= FEW_PARTS ? keepPlan(walkInOrder(statement)) : statement).execute(tx);
  return rows;
};
/** How many they are together, for another statement to tell. */
export const knownTotal = (sought: SoughtPendencies): Sql =>
  sql`select coalesce(sum(total), 0)::integer as total from ${together(wantedParts(sought), sought.filter)}`;
/** About how many single projects have, of every plan and status, for another statement to tell: what is not summed up yet is left out. */
export const aboutHowMany = ({ places }: SoughtPendencies): Sql =>
  sql`select coalesce(sum(known.total), 0)::bigint as total from (${sql.join(
    places.map(
      ({ companyIds, projectIds }) => sql`select ${allAddedUp} from pendency_sum t
        where ${isAmong(contractor, companyIds)} and ${isAmong(project, projectIds === "all" ? ALL : projectIds)}
          and t.provider_id = 0 and t.kind = '' and t.months = ''`,
    ),
    sql` union all `,
  )}) known (total)`;
