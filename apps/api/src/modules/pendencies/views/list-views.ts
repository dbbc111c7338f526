import type { Handler } from "../../../platform/http/handler.ts";
import { viewsOf } from "../store/views.ts";

/** Views of the account in all companies. The row filter applies when a view is used. */
export const listViews: Handler<"GET /pendencies/views"> = async (scope) => ({ results: [...(await viewsOf(scope))] });
