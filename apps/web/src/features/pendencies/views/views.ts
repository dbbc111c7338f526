import type { FilterInOrder } from "@emdia/contract/pendencies/list-routes.ts";
import type { ViewFilter } from "@emdia/contract/pendencies/view-routes.ts";
import { filterText, readFilter } from "../../../shared/list/filter-address.ts";
import { filterOf } from "../filter-of.ts";
import { opening } from "../filters/active-filters.ts";
import { PendencyAddress } from "../pendency-filter.ts";
import { weekOf } from "./this-week.ts";

/** What a view asks of the list on a day: everything that it does not name is as on opening. */
export const changeTo = ({ expires, ...view }: ViewFilter, today: string) => ({
  ...opening,
  ...view,
  ...(expires && weekOf(today)),
  plan: view.plan ?? opening.plan,
  orderBy: view.orderBy ?? opening.orderBy,
});

/** What the list is asked now, in its order. */
export const inItsOrder = (asked: PendencyAddress): FilterInOrder => ({ ...filterOf(asked), orderBy: asked.orderBy });

/** The same, to be kept as a view: the days of this week are those of any week in which it is opened. */
export const viewOf = (asked: PendencyAddress, today: string): ViewFilter => {
  const { startDate, endDate, ...others } = inItsOrder(asked);
  const week = weekOf(today);
  if (startDate === week.startDate && endDate === week.endDate) return { ...others, expires: "THIS_WEEK" };
  return inItsOrder(asked);
};

const textOf = (view: FilterInOrder): string => filterText(PendencyAddress, readFilter(PendencyAddress, view));

/** Whether the list is asked on a day exactly what a view asks, on whichever page. */
export const isShowing = (asked: PendencyAddress, view: ViewFilter, today: string): boolean =>
  textOf({ ...opening, ...inItsOrder(asked) }) === textOf(changeTo(view, today));
