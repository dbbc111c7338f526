import { PENDENCY_VIEWS_MAX } from "@emdia/contract/limits.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { countViews, insertView } from "../store/views.ts";

export const saveView: Handler<"POST /pendencies/views"> = async (scope, { body }) => {
  if ((await countViews(scope)) >= PENDENCY_VIEWS_MAX) return refuse("pendency.too_many_views", { most: PENDENCY_VIEWS_MAX });
  const saved = await insertView(scope, body);
  return saved === "name_taken" ? refuse("pendency.view_name_taken") : saved;
};
