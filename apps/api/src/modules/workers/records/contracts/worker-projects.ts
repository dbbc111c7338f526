import type { Handler } from "../../../../platform/http/handler.ts";
import { workerInView } from "../../worker-for.ts";
import { contractsInView, presentProject } from "../present-worker.ts";

/** Reads all links and slices the page from them, because a worker has few links. */
export const workerProjects: Handler<"GET /employees/{id}/projects-info"> = async (scope, { params, query: { page, itemsPerPage } }) => {
  const found = await workerInView(scope, params.id);
  if (!found.ok) return found;
  const contracts = await contractsInView(scope, [found.value]);
  const shown = contracts.slice((page - 1) * itemsPerPage, page * itemsPerPage);
  const totalResults = contracts.length;
  const lastPage = Math.max(1, Math.ceil(totalResults / itemsPerPage));
  return {
    results: shown.map((contract) => presentProject(scope, contract)),
    meta: { itemsPerPage, totalResults, page, lastPage, totalIsExact: true },
  };
};
