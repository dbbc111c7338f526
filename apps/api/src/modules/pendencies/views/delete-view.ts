import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { deleteViewRow } from "../store/views.ts";

export const deleteView: Handler<"DELETE /pendencies/views/{id}"> = async (scope, { params }) =>
  (await deleteViewRow(scope, params.id)) ? null : refuse("pendency.view_not_found");
