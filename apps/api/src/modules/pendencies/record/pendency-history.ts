import { presentLine } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { linesFor } from "../analysis-history/lines-for.ts";
import { findPendencyWithPermission } from "../load-pendency.ts";
import { currentActionName } from "../rules/legacy-history-actions.ts";

export const pendencyHistory: Handler<"GET /pendencies/{id}/history"> = async (scope, { params, query }) => {
  const found = await findPendencyWithPermission(scope, params.id, "see_details_pendency");
  if (!found.ok) return found;
  const { rows, meta } = await linesFor(scope, { pendency: found.value, of: "pendency" }, query);
  return { results: rows.map((line) => presentLine({ ...line, action: currentActionName(line) })), meta };
};
