// Filters of the lists that figures link to. The list counts the same rows as the figure.
import { PLANS } from "../limits.ts";
import type { PendencyFilter } from "../pendencies/list-routes.ts";
import type { ProjectListQuery } from "../projects/routes.ts";
import type { WorkerFilter } from "../workers/list-routes.ts";
import { type PanelFilter, planOf } from "./filter.ts";
import type { RankedCompany, RankedDocument } from "./reports.ts";

type Filter = Partial<Omit<PanelFilter, "page">>;
type ProjectFilter = Partial<Omit<ProjectListQuery, "page" | "itemsPerPage" | "orderBy">>;

const monthOf = (day: string): string => day.slice(0, "2026-03".length);

const places = ({ departmentIds, projects }: Filter) => ({
  ...(departmentIds && { department: departmentIds }),
  ...(projects && { project: projects }),
});

/** Pendencies of a figure without a period. Both plans are named, because the list shows one plan without a filter. */
export const pendencyLink = (filter: Filter, part: PendencyFilter = {}): PendencyFilter => {
  const plan = planOf(filter.type);
  return { ...places(filter), plan: plan ? [plan] : [...PLANS], ...(filter.provider && { supplier: [filter.provider] }), ...part };
};
/** Pendencies created in the period of the filter. */
export const createdInPeriod = ({ startDate, endDate }: Filter): PendencyFilter => ({
  ...(startDate && { createdStart: startDate }),
  ...(endDate && { createdEnd: endDate }),
});

/** Months of reference that the period touches. */
export const referenceMonthsOfPeriod = ({ startDate, endDate }: Filter): PendencyFilter => ({
  ...(startDate && { referenceMonthStart: monthOf(startDate) }),
  ...(endDate && { referenceMonthEnd: monthOf(endDate) }),
});

export const referenceMonthLink = (month: string): PendencyFilter => ({ referenceMonthStart: month, referenceMonthEnd: month });
const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, "0")}`;
};
/** The days of a month that are in the period. */
export const creationMonthLink = (month: string, { startDate, endDate }: Filter): PendencyFilter => {
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  return {
    createdStart: startDate && startDate > first ? startDate : first,
    createdEnd: endDate && endDate < last ? endDate : last,
  };
};

export const rankedDocumentLink = ({ documentTypeId }: Pick<RankedDocument, "documentTypeId">): PendencyFilter => ({
  irregular: "all",
  documentType: [documentTypeId],
});
/** A ranked supplier counts documents of the contractor side, a ranked contractor those of the supplier side. */
export const rankedCompanyLink = ({ companyId, side }: Pick<RankedCompany, "companyId" | "side">): PendencyFilter =>
  side === "provider"
    ? { irregular: "all", supplier: [companyId], side: "contractor" }
    : { irregular: "all", contractor: [companyId], side: "provider" };

/** Projects of a figure. `stp` and `ssma` add their plan. */
export const projectLink = (filter: Filter, part: ProjectFilter): ProjectFilter => {
  const plan = planOf(filter.type);
  const { department, project } = places(filter);
  return {
    ...(department && { departments: department }),
    ...(project && { projects: project }),
    ...(plan && { plan: [plan] }),
    ...(filter.provider && { provider: [filter.provider] }),
    ...part,
  };
};

/** Linked workers of a figure. */
export const workerLink = (filter: Filter, part: Partial<WorkerFilter> = {}): Partial<WorkerFilter> => {
  const plan = planOf(filter.type);
  return {
    ...places(filter),
    withProject: true,
    ...(plan && { plan }),
    ...(filter.provider && { provider: filter.provider }),
    ...part,
  };
};
