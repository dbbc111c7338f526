import type { WorkerListQuery } from "@emdia/contract/workers/list-routes.ts";
import type { WorkerRow } from "@emdia/contract/workers/list-rows.ts";
import type { Selection } from "../../shared/bulk/use-selection.ts";
import type { UrlFilter } from "../../shared/list/use-url-filter.ts";

/** The filter of the list of workers, as its controls see it. */
export type WorkersFilter = UrlFilter<typeof WorkerListQuery>;
/** Who was chosen in it. */
export type WorkerSelection = Selection<WorkerRow>;
