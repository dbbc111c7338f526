import type { FilterInOrder } from "@emdia/contract/pendencies/list-routes.ts";
import type { ViewFilter } from "@emdia/contract/pendencies/view-routes.ts";
import { filterText, readFilter } from "../../../shared/list/filter-address.ts";
import { filterOf } from "../filter-of.ts";
import { opening } from "../filters/active-filters.ts";
import { PendencyAddress } from "../pendency-filter.ts";
import { nextDaysOf, weekOf } from "./this-week.ts";

/** The filter change that applies a view on a given day. Fields that the view does not set get their defaults. */
export const changeTo = ({ expires, sends, ...view }: ViewFilter, today: string) => ({
  ...opening,
  ...view,
  ...(expires && weekOf(today)),
  ...(sends && nextDaysOf(today)),
  plan: view.plan ?? opening.plan,
  orderBy: view.orderBy ?? opening.orderBy,
});

/** The current filter with its order. */
export const inItsOrder = (filter: PendencyAddress): FilterInOrder => ({ ...filterOf(filter), orderBy: filter.orderBy });

const movingWeek = (view: ViewFilter, today: string): ViewFilter => {
  const { startDate, endDate, ...others } = view;
  const week = weekOf(today);
  return startDate === week.startDate && endDate === week.endDate ? { ...others, expires: "THIS_WEEK" } : view;
};
const movingDeadlines = (view: ViewFilter, today: string): ViewFilter => {
  const { sendByStart, sendByEnd, ...others } = view;
  const days = nextDaysOf(today);
  return sendByStart === days.sendByStart && sendByEnd === days.sendByEnd ? { ...others, sends: "NEXT_7_DAYS" } : view;
};

/** The current filter as a view. The ranges of the current week and of the next seven days are stored as such, so that they move with time. */
export const viewOf = (filter: PendencyAddress, today: string): ViewFilter => movingDeadlines(movingWeek(inItsOrder(filter), today), today);

/** Suffix of the texts about a view: which of its ranges moves with time. */
export const rangeOf = ({ expires, sends }: ViewFilter): "ThisWeek" | "NextDays" | "" => {
  if (expires) return "ThisWeek";
  return sends ? "NextDays" : "";
};

const textOf = (view: FilterInOrder): string => filterText(PendencyAddress, readFilter(PendencyAddress, view));

/** Whether the list shows exactly this view, on any page. */
export const isShowing = (filter: PendencyAddress, view: ViewFilter, today: string): boolean =>
  textOf({ ...opening, ...inItsOrder(filter) }) === textOf(changeTo(view, today));
