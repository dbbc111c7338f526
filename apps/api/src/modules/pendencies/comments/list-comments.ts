import type { Handler } from "../../../platform/http/handler.ts";
import { findPendencyWithPermission } from "../load-pendency.ts";
import { presentComment } from "./present-comment.ts";
import { commentPage } from "./store.ts";

export const listComments: Handler<"GET /pendencies/{id}/comments"> = async (scope, { params, query }) => {
  const found = await findPendencyWithPermission(scope, params.id, "see_details_pendency");
  if (!found.ok) return found;
  const { rows, meta } = await commentPage(scope.tx, found.value, query);
  return { results: rows.map((comment) => presentComment(scope, found.value, comment)), meta };
};
