import type { Handler } from "../../../platform/http/handler.ts";
import { viewsOf } from "../store/views.ts";

/** A person's own, whatever companies they act for: what a filter finds is narrowed when it is used. */
export const listViews: Handler<"GET /pendencies/views"> = async (scope) => ({ results: [...(await viewsOf(scope))] });
