import { DEFAULT_PLAN, PLANS, type Plan } from "@emdia/contract/limits.ts";
import { queryList } from "@emdia/contract/list.ts";
import { PendencyListQuery } from "@emdia/contract/pendencies/list-routes.ts";
import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import * as z from "zod/mini";
import type { Selection } from "../../shared/bulk/use-selection.ts";
import type { UrlFilter } from "../../shared/list/use-url-filter.ts";

const openingPlan: Plan[] = [DEFAULT_PLAN];

/** The address of the list: what its call takes, opened with the plan that lists begin with. Both plans are asked for by name. */
export const PendencyAddress = z.extend(PendencyListQuery, { plan: z._default(queryList(z.enum(PLANS)), openingPlan) });
export type PendencyAddress = z.output<typeof PendencyAddress>;

/** The filter of the list, as its controls see it. */
export type PendenciesFilter = UrlFilter<typeof PendencyAddress>;
/** What was chosen in it. */
export type PendencySelection = Selection<PendencyRow>;
