import type { Plan } from "@emdia/contract/limits.ts";
import { planOf, type ReportQuery } from "@emdia/contract/panels/filter.ts";
import { createdInPeriod, pendencyLink, referenceMonthsOfPeriod } from "@emdia/contract/panels/links.ts";
import type { PendencyReport } from "@emdia/contract/panels/reports.ts";
import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import type { Refusal } from "../../../kernel/outcome.ts";
import { countByCreationMonth, countByReferenceMonth, countWithoutMonth } from "../../pendencies/index.ts";
import { type FigureHandler, type FigureScope, reportRequest } from "../panel-request.ts";

type ReportRefusal = Refusal<"panel.too_many_ids" | "panel.period_reversed">;

/** Two series of one plan. A filter of the other plan leaves both empty. */
const reportPlan = async (scope: FigureScope, query: ReportQuery, plan: Plan): Promise<PendencyReport | ReportRefusal> => {
  const request = reportRequest(scope, query);
  if (!request.ok) return request;
  const { visible, list } = request.value;
  const isExcluded = planOf(query.type) !== undefined && planOf(query.type) !== plan;
  const input = (part: PendencyFilter) => ({
    visible,
    filter: pendencyLink({ ...query, type: [plan] }, { ...part, ...(isExcluded && { status: [] }) }),
  });
  return {
    plan,
    list,
    conformityMonth: {
      months: [...(await countByReferenceMonth(scope, input(referenceMonthsOfPeriod(query))))],
      withoutReferenceMonth: await countWithoutMonth(scope, input({})),
    },
    conformityCreation: { months: [...(await countByCreationMonth(scope, input(createdInPeriod(query))))] },
  };
};

export const reportStp: FigureHandler<"GET /reports/pendencies/stp"> = (scope, { query }) => reportPlan(scope, query, "STP");
export const reportSsma: FigureHandler<"GET /reports/pendencies/ssma"> = (scope, { query }) => reportPlan(scope, query, "SSMA");
