import type { Handler } from "../../../platform/http/handler.ts";
import { whichPendencies } from "../policy.ts";
import { findSuggestions } from "./store/suggestions.ts";

/** Suggests filters from the rows that the user may see, of both sides; none without a word. */
export const suggestFilters: Handler<"GET /pendencies/suggestions"> = async (scope, { query }) => ({
  results:
    query.q === undefined
      ? []
      : [...(await findSuggestions(scope.tx, whichPendencies(scope), { word: query.q, language: scope.language }))],
});
