import type { ViewFilter } from "@emdia/contract/pendencies/view-routes.ts";
import { filterText, readFilter } from "../../shared/list/filter-address.ts";
import { opening } from "./active-filters.ts";
import { filterOf } from "./filter-of.ts";
import { PendencyAddress } from "./pendency-filter.ts";

/** What a view asks of the list: everything that it does not name is as on opening. */
export const changeTo = (view: ViewFilter) => ({
  ...opening,
  ...view,
  plan: view.plan ?? opening.plan,
  orderBy: view.orderBy ?? opening.orderBy,
});

/** What the list is asked now, to be kept as a view. */
export const viewOf = (asked: PendencyAddress): ViewFilter => ({ ...filterOf(asked), orderBy: asked.orderBy });

const textOf = (view: ViewFilter): string => filterText(PendencyAddress, readFilter(PendencyAddress, changeTo(view)));

/** Whether the list is asked exactly what a view asks, on whichever page. */
export const isShowing = (asked: PendencyAddress, view: ViewFilter): boolean => textOf(viewOf(asked)) === textOf(view);
