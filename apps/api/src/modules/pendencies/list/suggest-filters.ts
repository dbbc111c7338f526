import type { Handler } from "../../../platform/http/handler.ts";
import { whichPendencies } from "../policy.ts";
import { findSuggestions } from "./store/suggestions.ts";

/** Suggests filters from the rows that the user may see, of both sides. */
export const suggestFilters: Handler<"GET /pendencies/suggestions"> = async (scope, { query }) => ({
  results: [...(await findSuggestions(scope.tx, whichPendencies(scope), query.q))],
});
