// Figures of the panels, counted in memory from the rows of the tables: the reference for the figures of the server.
import type { Plan } from "@emdia/contract/limits.ts";
import { type PanelFilter, planOf } from "@emdia/contract/panels/filter.ts";
import type { Holding } from "../fixtures/new-person.ts";
import type { World } from "../world.ts";

export type PlainRow = {
  readonly contractorId: number;
  readonly providerId: number;
  readonly projectId: number;
  readonly workerId: number | null;
  readonly typeId: number;
  readonly plan: Plan;
  readonly status: string;
  readonly month: string | null;
  readonly createdOn: string;
  readonly questionSide: "contractor" | "provider" | null;
};
type PlainProject = {
  readonly id: number;
  readonly contractorId: number;
  readonly state: string;
  readonly isDraft: boolean;
  readonly departments: number[];
};
type PlainLink = { readonly contractorId: number; readonly projectId: number; readonly providerId: number; readonly plans: string[] };
type PlainWorker = { readonly id: number; readonly providerId: number; readonly status: string };
type PlainWorkerLink = {
  readonly contractorId: number;
  readonly projectId: number;
  readonly workerId: number;
  readonly endDate: string | null;
};
export type PlainTables = {
  readonly rows: readonly PlainRow[];
  readonly projects: readonly PlainProject[];
  readonly links: readonly PlainLink[];
  readonly workers: readonly PlainWorker[];
  readonly workerLinks: readonly PlainWorkerLink[];
};

/** Reads the tables as their owner: no policy and no counter takes part. */
export const readPlainTables = async ({ database }: Pick<World, "database">, projects: readonly number[]): Promise<PlainTables> => {
  const read = async <T extends object>(text: string) => (await database.ownerPool().query<T>(text, [projects])).rows;
  return {
    rows: await read<PlainRow>(`select contractor_id as "contractorId", provider_id as "providerId", project_id as "projectId", worker_id as "workerId",
        type_id as "typeId", plan, status, to_char(reference_month, 'YYYY-MM') as month, question_side as "questionSide",
        to_char(created_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as "createdOn" from pendency where active and project_id = any ($1)`),
    projects: await read<PlainProject>(`select p.id, p.contractor_id as "contractorId", p.state, p.is_draft as "isDraft",
        array(select l.department_id from project_location l where l.project_id = p.id) as departments from project p where p.id = any ($1)`),
    links: await read<PlainLink>(`select l.contractor_id as "contractorId", l.project_id as "projectId", l.provider_id as "providerId",
        array(select x.plan from project_company_plan x where x.project_company_id = l.id) as plans from project_company l where l.project_id = any ($1)`),
    workers: await read<PlainWorker>(`select w.id, w.provider_id as "providerId", w.status from worker w where w.removed_at is null
        and w.provider_id in (select l.provider_id from project_company l where l.project_id = any ($1))`),
    workerLinks: await read<PlainWorkerLink>(`select contractor_id as "contractorId", project_id as "projectId", worker_id as "workerId",
        end_date::text as "endDate" from project_worker where project_id = any ($1)`),
  };
};

const settled = ["DONE", "NEXT_DUE_DATE", "NOT_APPLICABLE"];
const waitForContractor = ["IN_REVISION", "PRE_ANALYSIS"];
export const isSettled = ({ status }: Pick<PlainRow, "status">): boolean => settled.includes(status);
export const isIrregular = (row: Pick<PlainRow, "status">): boolean => !isSettled(row);
const turnOf = ({ status, questionSide }: PlainRow): "contractor" | "provider" => {
  if (questionSide !== null) return questionSide === "contractor" ? "provider" : "contractor";
  return waitForContractor.includes(status) ? "contractor" : "provider";
};
export const isTurnOf =
  (side: "contractor" | "provider") =>
  (row: PlainRow): boolean =>
    isIrregular(row) && turnOf(row) === side;

export type Viewed = { readonly holdings: readonly Holding[]; readonly filter: PanelFilter; readonly today: string };

/** Companies of the viewer that count: those with the permission, among the companies of the filter. */
export const countedHoldings = ({ holdings, filter }: Viewed): readonly Holding[] =>
  holdings.filter(
    ({ companyId, keys }) => (keys === "all" || keys.includes("see_management_panel")) && (filter.companies?.includes(companyId) ?? true),
  );
export const reaches = ({ onlyProjects }: Holding, projectId: number): boolean => onlyProjects?.includes(projectId) ?? true;

/** Projects of the filter, or undefined if it has none. */
export const projectsOfFilter = (
  { projects }: PlainTables,
  { projects: ids, departmentIds }: PanelFilter,
): ReadonlySet<number> | undefined => {
  if (!ids && !departmentIds) return undefined;
  const fits = ({ id, departments }: PlainProject) =>
    (ids?.includes(id) ?? true) && (departmentIds === undefined || departments.some((one) => departmentIds.includes(one)));
  return new Set(projects.filter(fits).map(({ id }) => id));
};

/** Documents of the filter that the viewer sees, with the sides from which they are seen. */
export const plainDocuments = (tables: PlainTables, viewed: Viewed) => {
  const { filter } = viewed;
  const held = countedHoldings(viewed);
  const within = projectsOfFilter(tables, filter);
  const plan = planOf(filter.type);
  return tables.rows
    .filter((row) => (within?.has(row.projectId) ?? true) && (plan === undefined || row.plan === plan))
    .filter((row) => filter.provider === undefined || row.providerId === filter.provider)
    .map((row) => ({
      ...row,
      fromContractor: held.some((one) => one.companyId === row.contractorId && reaches(one, row.projectId)),
      fromProvider: held.some((one) => one.companyId === row.providerId && reaches(one, row.projectId)),
    }))
    .filter(({ fromContractor, fromProvider }) => fromContractor || fromProvider);
};
export type PlainDocument = ReturnType<typeof plainDocuments>[number];

export const isCreatedIn =
  ({ startDate, endDate }: PanelFilter) =>
  ({ createdOn }: PlainRow): boolean =>
    (startDate === undefined || createdOn >= startDate) && (endDate === undefined || createdOn <= endDate);
export const isOfMonthsIn =
  ({ startDate, endDate }: PanelFilter) =>
  ({ month }: PlainRow): boolean =>
    month !== null &&
    (startDate === undefined || month >= startDate.slice(0, 7)) &&
    (endDate === undefined || month <= endDate.slice(0, 7));

/** Months with their documents, in order. */
export const plainMonths = (rows: readonly PlainRow[], monthOf: (row: PlainRow) => string | null) =>
  [...Map.groupBy(rows, monthOf)]
    .flatMap(([month, own]) => (month === null ? [] : [{ month, total: own.length, settled: own.filter(isSettled).length }]))
    .toSorted((one, other) => (one.month < other.month ? -1 : 1));

/** Begun projects in a state; with a plan, those of which a supplier of the filter has it. */
export const plainProjects = (
  tables: PlainTables,
  viewed: Viewed,
  { state, plan }: { readonly state: string; readonly plan: Plan | undefined },
) => {
  const { filter } = viewed;
  const within = projectsOfFilter(tables, filter);
  const wanted = plan ?? planOf(filter.type);
  const fits = (link: PlainLink) =>
    (filter.provider === undefined || link.providerId === filter.provider) && (wanted === undefined || link.plans.includes(wanted));
  const needsLink = filter.provider !== undefined || wanted !== undefined;
  const isSeen = ({ id, contractorId }: PlainProject) => {
    const links = tables.links.filter(({ projectId }) => projectId === id);
    return countedHoldings(viewed).some((held) => {
      if (!reaches(held, id)) return false;
      const own = links.filter(({ providerId }) => providerId === held.companyId);
      return (held.companyId === contractorId && (!needsLink || links.some(fits))) || own.some(fits);
    });
  };
  return tables.projects.filter((one) => one.state === state && !one.isDraft && (within?.has(one.id) ?? true) && isSeen(one)).length;
};
