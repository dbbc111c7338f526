import type { FilterInOrder } from "@emdia/contract/pendencies/list-routes.ts";
import type { ViewFilter } from "@emdia/contract/pendencies/view-routes.ts";
import { filterText, readFilter } from "../../../shared/list/filter-address.ts";
import { filterOf } from "../filter-of.ts";
import { opening } from "../filters/active-filters.ts";
import { PendencyAddress } from "../pendency-filter.ts";
import { weekOf } from "./this-week.ts";

/** The filter change that applies a view on a given day. Fields that the view does not set get their defaults. */
export const changeTo = ({ expires, ...view }: ViewFilter, today: string) => ({
  ...opening,
  ...view,
  ...(expires && weekOf(today)),
  plan: view.plan ?? opening.plan,
  orderBy: view.orderBy ?? opening.orderBy,
});

/** The current filter with its order. */
export const inItsOrder = (filter: PendencyAddress): FilterInOrder => ({ ...filterOf(filter), orderBy: filter.orderBy });

/** The current filter as a view. The range of the current week is stored as THIS_WEEK, so that it moves with time. */
export const viewOf = (filter: PendencyAddress, today: string): ViewFilter => {
  const { startDate, endDate, ...others } = inItsOrder(filter);
  const week = weekOf(today);
  if (startDate === week.startDate && endDate === week.endDate) return { ...others, expires: "THIS_WEEK" };
  return inItsOrder(filter);
};

const textOf = (view: FilterInOrder): string => filterText(PendencyAddress, readFilter(PendencyAddress, view));

/** Whether the list shows exactly this view, on any page. */
export const isShowing = (filter: PendencyAddress, view: ViewFilter, today: string): boolean =>
  textOf({ ...opening, ...inItsOrder(filter) }) === textOf(changeTo(view, today));
