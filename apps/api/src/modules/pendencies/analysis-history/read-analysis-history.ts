import type { Handler } from "../../../platform/http/handler.ts";
import { pendencyFor } from "../record/pendency-for.ts";
import { linesFor } from "./lines-for.ts";
import { presentEntry } from "./present-entry.ts";

export const readAnalysisHistory: Handler<"GET /pendencies/{id}/analysis-history"> = async (scope, { params, query }) => {
  const found = await pendencyFor(scope, params.id, "see_analysis_history");
  if (!found.ok) return found;
  const { rows, meta } = await linesFor(scope, { pendency: found.value, of: "analysis" }, query);
  return { results: rows.map(presentEntry), meta };
};
