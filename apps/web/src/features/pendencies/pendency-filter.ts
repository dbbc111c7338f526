import { DEFAULT_PLAN, PLANS, type Plan } from "@emdia/contract/limits.ts";
import { queryList } from "@emdia/contract/list.ts";
import { PendencyListQuery } from "@emdia/contract/pendencies/list-routes.ts";
import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import * as z from "zod/mini";
import type { Selection } from "../../shared/bulk/use-selection.ts";
import type { UrlFilter } from "../../shared/list/use-url-filter.ts";
import { readPageSize } from "./page-size.ts";

const openingPlan: Plan[] = [DEFAULT_PLAN];

/** The URL schema of the list: the query of the endpoint, with a default plan and the last page size. Both plans must be set explicitly. */
export const PendencyAddress = z.extend(PendencyListQuery, {
  itemsPerPage: z._default(PendencyListQuery.shape.itemsPerPage, readPageSize),
  plan: z._default(queryList(z.enum(PLANS)), openingPlan),
});
export type PendencyAddress = z.output<typeof PendencyAddress>;

/** The filter of the pendency list, as its controls receive it. */
export type PendenciesFilter = UrlFilter<typeof PendencyAddress>;
/** The selected pendencies. */
export type PendencySelection = Selection<PendencyRow>;
