import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { updateView } from "../store/views.ts";

export const changeView: Handler<"PUT /pendencies/views/{id}"> = async (scope, { params, body }) => {
  const changed = await updateView(scope, { id: params.id, ...body });
  if (changed === "name_taken") return refuse("pendency.view_name_taken");
  return changed ?? refuse("pendency.view_not_found");
};
