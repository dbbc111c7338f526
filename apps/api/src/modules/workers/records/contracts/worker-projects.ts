import type { Handler } from "../../../../platform/http/handler.ts";
import { workerInView } from "../../worker-for.ts";
import { contractsInView, presentProject } from "../present-worker.ts";

/** A worker has few links, even over years: all of them are read, and the page is cut from them. */
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
