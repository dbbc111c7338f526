// URL of the panels: the filter of the contract, the compared period, and page and order of each ranking.
import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import { type ComparisonPeriod, ComparisonPeriodChoice } from "@emdia/contract/panels/comparison.ts";
import { PanelFilter, RankingQuery } from "@emdia/contract/panels/filter.ts";
import * as z from "zod/mini";
import type { UrlFilter } from "../../shared/list/use-url-filter.ts";

const { page, order } = RankingQuery.shape;
/** `page` and `order` are those of the document types, the other two those of the companies. */
export const PanelSearch = z.object({
  ...PanelFilter.shape,
  compare: ComparisonPeriodChoice,
  order,
  companyPage: page,
  companyOrder: order,
});
export type PanelSearch = z.output<typeof PanelSearch>;
export type PanelUrlFilter = UrlFilter<typeof PanelSearch>;

const narrowing = ["type", "departmentIds", "projects", "provider", "companies", "startDate", "endDate"] as const;
type Narrowing = Partial<Pick<PanelSearch, (typeof narrowing)[number]>>;

/** Change of the filter, with both rankings on their first page. */
export const narrowed = (change: Narrowing): Partial<PanelSearch> => ({ ...change, companyPage: FIRST_PAGE });
export const noFilters: Partial<PanelSearch> = narrowed(Object.fromEntries(narrowing.map((name) => [name, undefined])));
export const activeFilterCount = (asked: PanelSearch): number => narrowing.filter((name) => asked[name] !== undefined).length;

/** Page and order of a ranking. */
export type RankingPlace = Pick<RankingQuery, "page" | "order">;
export const documentPlace = ({ page, order }: PanelSearch): RankingPlace => ({ page, order });
export const companyPlace = ({ companyPage, companyOrder }: PanelSearch): RankingPlace => ({ page: companyPage, order: companyOrder });
/** Places one ranking and leaves the other, although a change without a page returns to the first one. */
export const placeDocuments = ({ page, order }: RankingPlace): Partial<PanelSearch> => ({ page, order });
export const placeCompanies = ({ page, order }: RankingPlace, asked: PanelSearch): Partial<PanelSearch> => ({
  companyPage: page,
  companyOrder: order,
  page: asked.page,
});
/** Compares the indicators with another day; both rankings stay on their pages. */
export const compareWith = (compare: ComparisonPeriod, { page }: PanelSearch): Partial<PanelSearch> => ({ compare, page });
