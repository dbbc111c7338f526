import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { sql } from "kysely";
import type { Reach, Side } from "../../../platform/access/scope.ts";
import type { VisiblePendencies } from "../policy.ts";
import type { Sql } from "./pendency-rows.ts";

/** What is asked, and by whom: which pendencies are seen. */
export type AskedPendencies = { readonly visible: VisiblePendencies; readonly filter: PendencyFilter };

/**
 * A way to rows: `from` says where its walks begin, one for each of its rows, and `where` what a row of such a walk fulfils.
 * One that is not `ordered` finds few rows, and reads them all.
 */
export type Way = { readonly from: Sql; readonly where: Sql; readonly ordered: boolean };

const owners = { contractor: sql`p.contractor_id`, provider: sql`p.provider_id` } as const satisfies { readonly [S in Side]: Sql };

const ofCompanies = (side: Side, companyIds: readonly number[]): Way => ({
  from: sql`unnest(${[...companyIds]}::bigint[]) seen (company_id)`,
  where: sql`${owners[side]} = seen.company_id`,
  ordered: true,
});

/**
 * The list of a company, of which only some projects are seen. Nothing is added to the project so that no index is asked for it: whatever
 * belongs to these projects would be read and sorted, where a walk in order ends with the page.
 */
const throughCompany = (side: Side, companyId: number, projectIds: readonly number[]): Way => ({
  from: sql`(values (${companyId}::bigint)) seen (company_id)`,
  where: sql`${owners[side]} = seen.company_id and p.project_id + 0 = any (${[...projectIds]}::bigint[])`,
  ordered: true,
});

/** Project after project. Their index holds the order of the last change alone. */
const ofProjects = (companyId: number, projectIds: readonly number[], ordered: boolean): Way => ({
  from: sql`unnest(${[...projectIds]}::bigint[]) seen (project_id)`,
  where: sql`p.contractor_id = ${companyId} and p.project_id = seen.project_id`,
  ordered,
});

/** What is worth knowing of a page before its ways are chosen: how many rows are wanted, how many are seen, and among how many these are. */
export type Walk = { readonly reach: number; readonly seen: number; readonly around: number; readonly byChange: boolean };

/** A walk through all of a company reads so many rows until it has enough of those that are seen; project after project, so many are read in all. */
const isShorterThroughCompany = ({ reach, seen, around, byChange }: Walk, projects: number): boolean => {
  const eachProject = projects * 8 + (byChange ? Math.min(seen, projects * reach) : seen);
  return (reach < seen ? (reach * around) / seen : around) < eachProject;
};

const ofSomeProjects = (side: Side, projects: Reach["projects"], walk: Walk): readonly Way[] =>
  [...Map.groupBy(projects, ({ companyId }) => companyId)].map(([companyId, own]) => {
    const projectIds = own.map(({ projectId }) => projectId);
    return side === "provider" || isShorterThroughCompany(walk, projectIds.length)
      ? throughCompany(side, companyId, projectIds)
      : ofProjects(companyId, projectIds, walk.byChange);
  });

/** Whom or what a search found is few, and leads to rows by itself. */
const FOUND_MAX = 200;
type Found = { readonly among: Sql; readonly key: Sql; readonly ordered: boolean };

const foundBy = (
  { employee, company, project_name, contract, project }: PendencyFilter,
  { side, byChange }: Towards,
): Found | undefined => {
  if (employee)
    return { among: sql`asked_worker`, key: sql`p.provider_id = found.provider_id and p.worker_id = found.worker_id`, ordered: false };
  if (company) return { among: sql`asked_company`, key: sql`p.provider_id = found.id`, ordered: true };
  const narrows = side === "contractor" && (project_name || contract || project);
  return narrows ? { among: sql`asked_project`, key: sql`p.project_id = found.id`, ordered: byChange } : undefined;
};

type Towards = { readonly side: Side; readonly byChange: boolean };
/** What rests has no indexes of its own for this: it is walked in its order. */
const byFound = (way: Way, filter: PendencyFilter, towards: Towards): readonly Way[] => {
  const found = filter.inactive ? undefined : foundBy(filter, towards);
  if (!found) return [way];
  const few = sql`(select count(*) from ${found.among}) <= ${FOUND_MAX}`;
  return [
    {
      from: sql`${way.from} cross join (select * from ${found.among} where ${few}) found`,
      where: sql`${way.where} and ${found.key}`,
      ordered: found.ordered,
    },
    { from: sql`${way.from} cross join (select where not ${few}) many`, where: way.where, ordered: way.ordered },
  ];
};

export const waysOf = ({ visible, filter }: AskedPendencies, walk: Walk): readonly Way[] =>
  (["contractor", "provider"] as const).flatMap((side) => {
    const { companyIds, projects } = visible[side];
    const ways = [...(companyIds.length > 0 ? [ofCompanies(side, companyIds)] : []), ...ofSomeProjects(side, projects, walk)];
    return ways.flatMap((way) => byFound(way, filter, { side, byChange: walk.byChange }));
  });
