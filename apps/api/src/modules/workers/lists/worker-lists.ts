import { workerListRoutes } from "@emdia/contract/workers/list-routes.ts";
import { module } from "../../../platform/http/handler.ts";
import { listProviders, providersOfDocument } from "./list-providers.ts";
import { chooseWorkers, chooseWorkersOfProvider, listProjectWorkers, listWithoutProjects, listWorkers } from "./list-workers.ts";

/** Routes of the worker lists and their filters. */
export const workerLists = module("worker-lists", workerListRoutes, {
  "GET /employees": listWorkers,
  "GET /employees-without-projects": listWithoutProjects,
  "GET /companies/employees": chooseWorkers,
  "GET /companies/{providerId}/employees": chooseWorkersOfProvider,
  "GET /employees/companies/providers": listProviders,
  "GET /employees/{document}/companies/providers": providersOfDocument,
  "GET /employees/project/{id}": listProjectWorkers,
});
