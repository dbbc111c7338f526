import type { ProjectListQuery } from "@emdia/contract/projects/routes.ts";
import type { UrlFilter } from "../../../shared/list/use-url-filter.ts";

/** The filter of the project list, as its controls receive it. */
export type ProjectFilter = UrlFilter<typeof ProjectListQuery>;
