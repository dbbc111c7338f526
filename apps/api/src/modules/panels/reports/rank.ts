import { RANKING_PAGE_SIZE } from "@emdia/contract/limits.ts";
import type { RankingQuery } from "@emdia/contract/panels/filter.ts";
import { createdInPeriod, pendencyLink } from "@emdia/contract/panels/links.ts";
import { exactMetaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { rankIrregularCompanies, rankIrregularTypes } from "../../pendencies/index.ts";
import { type PanelRequest, reportRequest } from "../panel-request.ts";

const pageOf = ({ page, order }: RankingQuery) => {
  const paging = { page, itemsPerPage: RANKING_PAGE_SIZE };
  return { paging, ranked: { order, offset: offsetOf(paging), itemsPerPage: RANKING_PAGE_SIZE } };
};
const inputOf = ({ visible }: PanelRequest, query: RankingQuery) => ({ visible, filter: pendencyLink(query, createdInPeriod(query)) });

export const rankPendencies: Handler<"GET /reports/irregular-pendency/rank"> = async (scope, { query }) => {
  const request = reportRequest(scope, query);
  if (!request.ok) return request;
  const { paging, ranked } = pageOf(query);
  const { rows, total } = await rankIrregularTypes(scope, inputOf(request.value, query), ranked);
  return { list: request.value.list, data: { data: [...rows], meta: exactMetaOf(paging, total) } };
};

export const rankCompanies: Handler<"GET /reports/irregular-pendency-provider/rank"> = async (scope, { query }) => {
  const request = reportRequest(scope, query);
  if (!request.ok) return request;
  const { paging, ranked } = pageOf(query);
  const { rows, total } = await rankIrregularCompanies(scope, inputOf(request.value, query), ranked);
  return { list: request.value.list, data: { data: [...rows], meta: exactMetaOf(paging, total) } };
};
