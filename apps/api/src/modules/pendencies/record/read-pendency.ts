import type { Handler } from "../../../platform/http/handler.ts";
import { wholePendency } from "../whole-pendency.ts";
import { pendencyFor } from "./pendency-for.ts";

export const readPendency: Handler<"GET /pendencies/{id}"> = async (scope, { params }) => {
  const found = await pendencyFor(scope, params.id, "see_details_pendency");
  return found.ok ? wholePendency(scope, found.value) : found;
};
