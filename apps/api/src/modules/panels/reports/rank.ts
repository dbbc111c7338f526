import { RANKING_PAGE_SIZE } from "@emdia/contract/limits.ts";
import type { RankingOrder, RankingQuery, ReportQuery } from "@emdia/contract/panels/filter.ts";
import { createdInPeriod, pendencyLink } from "@emdia/contract/panels/links.ts";
import { exactMetaOf, offsetOf } from "../../../platform/database/paging.ts";
import { rankIrregularCompanies, rankIrregularTypes } from "../../pendencies/index.ts";
import { type FigureHandler, type FigureScope, reportRequest } from "../panel-request.ts";
import { panelEntries, visibleFigures } from "../policy.ts";

/** Lines of a ranking. */
export type RankingLines = { readonly order: RankingOrder; readonly offset: number; readonly itemsPerPage: number };

const inputOf = (scope: FigureScope, query: ReportQuery) => ({
  visible: visibleFigures(panelEntries(scope, query.companies)),
  filter: pendencyLink(query, createdInPeriod(query)),
});
export const rankedDocuments = (scope: FigureScope, query: ReportQuery, lines: RankingLines) =>
  rankIrregularTypes(scope, inputOf(scope, query), lines);
export const rankedCompanies = (scope: FigureScope, query: ReportQuery, lines: RankingLines) =>
  rankIrregularCompanies(scope, inputOf(scope, query), lines);

const pageOf = ({ page, order }: RankingQuery) => {
  const paging = { page, itemsPerPage: RANKING_PAGE_SIZE };
  return { paging, lines: { order, offset: offsetOf(paging), itemsPerPage: RANKING_PAGE_SIZE } };
};

export const rankPendencies: FigureHandler<"GET /reports/irregular-pendency/rank"> = async (scope, { query }) => {
  const request = reportRequest(scope, query);
  if (!request.ok) return request;
  const { paging, lines } = pageOf(query);
  const { rows, total } = await rankedDocuments(scope, query, lines);
  return { list: request.value.list, data: { data: [...rows], meta: exactMetaOf(paging, total) } };
};

export const rankCompanies: FigureHandler<"GET /reports/irregular-pendency-provider/rank"> = async (scope, { query }) => {
  const request = reportRequest(scope, query);
  if (!request.ok) return request;
  const { paging, lines } = pageOf(query);
  const { rows, total } = await rankedCompanies(scope, query, lines);
  return { list: request.value.list, data: { data: [...rows], meta: exactMetaOf(paging, total) } };
};
