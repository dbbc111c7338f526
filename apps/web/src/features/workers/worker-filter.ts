import type { WorkerListQuery } from "@emdia/contract/workers/list-routes.ts";
import type { UrlFilter } from "../../shared/list/use-url-filter.ts";

/** The filter of the list of workers, as its controls see it. */
export type WorkersFilter = UrlFilter<typeof WorkerListQuery>;
