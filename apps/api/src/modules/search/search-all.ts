import { SEARCH_RESULTS_MAX } from "@emdia/contract/search/limits.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { searchDocumentTypes } from "../catalogue/index.ts";
import { searchProjects } from "../projects/index.ts";
import { searchSuppliers } from "../suppliers/index.ts";
import { searchWorkers } from "../workers/index.ts";

/** Each module applies the policy and the row filter of its list. One after the other, because they share the connection of the request. */
export const searchAll: Handler<"GET /search"> = async (scope, { query: { q } }) => {
  const projects = await searchProjects(scope, q, SEARCH_RESULTS_MAX);
  const suppliers = await searchSuppliers(scope, q, SEARCH_RESULTS_MAX);
  const workers = await searchWorkers(scope, q, SEARCH_RESULTS_MAX);
  const documentTypes = await searchDocumentTypes(scope, q, SEARCH_RESULTS_MAX);
  return {
    ...(projects && { projects }),
    ...(suppliers && { suppliers }),
    ...(workers && { workers }),
    ...(documentTypes && { documentTypes }),
  };
};
