import type { Handler } from "../../../platform/http/handler.ts";
import { findPendencyWithPermission } from "../load-pendency.ts";
import { linesFor } from "./lines-for.ts";
import { presentEntry } from "./present-entry.ts";

export const readAnalysisHistory: Handler<"GET /pendencies/{id}/analysis-history"> = async (scope, { params, query }) => {
  const found = await findPendencyWithPermission(scope, params.id, "see_analysis_history");
  if (!found.ok) return found;
  const { rows, meta } = await linesFor(scope, { pendency: found.value, of: "analysis" }, query);
  return { results: rows.map(presentEntry), meta };
};
