import { presentLine } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { linesFor } from "../analysis-history/lines-for.ts";
import { deedAsTold } from "../rules/deed-as-told.ts";
import { pendencyFor } from "./pendency-for.ts";

export const pendencyHistory: Handler<"GET /pendencies/{id}/history"> = async (scope, { params, query }) => {
  const found = await pendencyFor(scope, params.id, "see_details_pendency");
  if (!found.ok) return found;
  const { rows, meta } = await linesFor(scope, { pendency: found.value, of: "pendency" }, query);
  return { results: rows.map((line) => presentLine({ ...line, action: deedAsTold(line) })), meta };
};
