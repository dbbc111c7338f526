import type { WorkerListQuery } from "@emdia/contract/workers/list-routes.ts";
import type { WorkerRow } from "@emdia/contract/workers/list-rows.ts";
import type { Selection } from "../../shared/bulk/use-selection.ts";
import type { UrlFilter } from "../../shared/list/use-url-filter.ts";

/** The URL filter of the worker list. */
export type WorkersFilter = UrlFilter<typeof WorkerListQuery>;
/** The selected workers. */
export type WorkerSelection = Selection<WorkerRow>;
