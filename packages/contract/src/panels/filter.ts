// Filter of the management panels: its form in the URL of the page and in the calls of the API.
import * as z from "zod/mini";
import {
  DASHBOARD_TYPE_ALL,
  DASHBOARD_TYPE_GENERAL,
  FIRST_PAGE,
  PANEL_YEAR_MAX,
  PANEL_YEAR_MIN,
  PLANS,
  type Plan,
  RANKING_PAGE_MAX,
} from "../limits.ts";
import { dayOfYears, Id, queryId, queryList, queryNumber } from "../list.ts";

/** Plans of the filter. Both words for all plans are accepted: the page shows GERAL, a call sends ALL. */
export const panelTypes = [DASHBOARD_TYPE_GENERAL, DASHBOARD_TYPE_ALL, ...PLANS] as const;
export type PanelType = (typeof panelTypes)[number];

const PAGE_DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;
/** Day as the page writes it, `01/02/2024`, or as a call sends it, `2024-02-01`. */
export const PanelDay = z.pipe(
  z.transform((value: string): unknown => (typeof value === "string" ? value.replace(PAGE_DAY, "$3-$2-$1") : value)),
  dayOfYears(PANEL_YEAR_MIN, PANEL_YEAR_MAX),
);

type IdText = number | string;
/** Ids joined by commas in one text, or as a list. The server refuses more than `PANEL_FILTER_IDS_MAX`. */
const idList = z.pipe(
  z.transform((value: IdText | readonly IdText[]): unknown =>
    [value].flat().flatMap((item: unknown) => (typeof item === "string" ? item.split(",") : [item])),
  ),
  z.array(queryId).check(
    z.minLength(1),
    z.overwrite((ids) => [...new Set(ids)]),
  ),
);

const indicatorFields = {
  type: z.optional(queryList(z.enum(panelTypes))),
  /** Departments of the projects. */
  departmentIds: z.optional(idList),
  projects: z.optional(idList),
  /** Supplier. */
  provider: z.optional(queryId),
  /** Companies of the caller. */
  companies: z.optional(idList),
};
const periodFields = { startDate: z.optional(PanelDay), endDate: z.optional(PanelDay) };
const page = z._default(queryNumber(z.int().check(z.minimum(FIRST_PAGE), z.maximum(RANKING_PAGE_MAX))), FIRST_PAGE);
/** `desc` has the largest amount first. */
export const rankingOrders = ["desc", "asc"] as const;
export type RankingOrder = (typeof rankingOrders)[number];

/** Filter of the page, shared by its URL and the links from it. */
export const PanelFilter = z.object({ ...indicatorFields, ...periodFields, page });
export type PanelFilter = z.output<typeof PanelFilter>;
/** Query of an indicator, which describes today. */
export const IndicatorQuery = z.object(indicatorFields);
export type IndicatorQuery = z.output<typeof IndicatorQuery>;
/** Query of a chart. The period limits months of reference and days of creation. */
export const ReportQuery = z.object({ ...indicatorFields, ...periodFields });
export type ReportQuery = z.output<typeof ReportQuery>;
export const RankingQuery = z.object({ ...indicatorFields, ...periodFields, page, order: z._default(z.enum(rankingOrders), "desc") });
export type RankingQuery = z.output<typeof RankingQuery>;

/** Plan to which a filter is limited; undefined for both plans (CD-071). */
export const planOf = (types: readonly PanelType[] | undefined): Plan | undefined => {
  const [only, ...others] = new Set(types);
  return others.length > 0 ? undefined : PLANS.find((plan) => plan === only);
};

const sentType = (types: readonly PanelType[] | undefined): Plan | typeof DASHBOARD_TYPE_ALL => planOf(types) ?? DASHBOARD_TYPE_ALL;
const joined = (ids: readonly number[]): string => ids.join(",");
type Indicator = Pick<PanelFilter, keyof IndicatorQuery>;
/** Query of an indicator call: GERAL as ALL, ids joined by commas. */
export const indicatorQuery = ({ type, departmentIds, projects, provider, companies }: Indicator) => ({
  type: sentType(type),
  ...(departmentIds && { departmentIds: joined(departmentIds) }),
  ...(projects && { projects: joined(projects) }),
  ...(provider && { provider }),
  ...(companies && { companies: joined(companies) }),
});
/** Query of a chart; a ranking adds its page and order. */
export const reportQuery = ({ startDate, endDate, ...filter }: Omit<PanelFilter, "page">) => ({
  ...indicatorQuery(filter),
  ...(startDate && { startDate }),
  ...(endDate && { endDate }),
});

/** Companies for which the list behind a figure shows the rows of the figure; `null` if the caller may not see that list. */
export const FigureList = z.nullable(z.object({ companyIds: z.array(Id) }));
export type FigureList = z.output<typeof FigureList>;
