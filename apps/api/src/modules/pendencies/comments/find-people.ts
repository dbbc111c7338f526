import { PEOPLE_OF_PENDENCY_MAX } from "@emdia/contract/limits.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findPendencyWithPermission } from "../load-pendency.ts";
import { peopleOf } from "./store.ts";

export const findPeople: Handler<"GET /pendencies/{id}/people"> = async (scope, { params, query }) => {
  const found = await findPendencyWithPermission(scope, params.id, "add_comment_pendency");
  if (!found.ok) return found;
  return { results: [...(await peopleOf(scope.tx, found.value, { name: query.query ?? "", atMost: PEOPLE_OF_PENDENCY_MAX }))] };
};
