import type { Handler } from "../../../platform/http/handler.ts";
import { findPendencyWithPermission } from "../load-pendency.ts";
import { presentPendencyDetail } from "../present-pendency-detail.ts";

export const readPendency: Handler<"GET /pendencies/{id}"> = async (scope, { params }) => {
  const found = await findPendencyWithPermission(scope, params.id, "see_details_pendency");
  return found.ok ? presentPendencyDetail(scope, found.value) : found;
};
