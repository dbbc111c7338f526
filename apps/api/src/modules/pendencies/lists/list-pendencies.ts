import type { Handler } from "../../../platform/http/handler.ts";
import { presentRow } from "../present-pendency.ts";
import { listPendencyPage } from "../store/pendency-list.ts";
import { statusTotals } from "../store/status-totals.ts";
import { askedBy } from "./asked-pendencies.ts";

export const listPendencies: Handler<"GET /pendencies"> = async (scope, { query }) => {
  const { rows, meta } = await listPendencyPage(scope.tx, askedBy(scope, query));
  return { results: rows.map((pendency) => presentRow(scope, pendency)), meta };
};

export const countPendencies: Handler<"GET /pendencies/totals"> = async (scope, { query }) => ({
  results: [...(await statusTotals(scope.tx, askedBy(scope, query)))],
});
