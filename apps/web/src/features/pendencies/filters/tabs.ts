// Tabs of the list: the statuses, with OPEN split into rejected pendencies and others.
import type { PendencyFilter, StatusTotal } from "@emdia/contract/pendencies/list-routes.ts";
import { type PendencyStatus, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";

export type Tab = { readonly status: PendencyStatus; readonly rejected: boolean };
type Chosen = Pick<PendencyFilter, "status" | "rejected" | "withoutRejection">;

const isSplit = (status: PendencyStatus): boolean => status === "OPEN";

export const tabs: readonly Tab[] = pendencyStatuses.flatMap((status) =>
  (isSplit(status) ? [false, true] : [false]).map((rejected) => ({ status, rejected })),
);

/** Whether the filter shows the rows of a tab. Without any status it shows those of all tabs. */
const contains = ({ status, rejected, withoutRejection }: Chosen, tab: Tab): boolean => {
  if (status && !status.includes(tab.status)) return false;
  if (!isSplit(tab.status)) return !rejected && !withoutRejection;
  return tab.rejected ? !withoutRejection : !rejected;
};
/** The tabs that the filter selects; none if it shows all. */
export const chosenTabs = (filter: Chosen): readonly Tab[] => {
  const shown = tabs.filter((tab) => contains(filter, tab));
  return shown.length === tabs.length ? [] : shown;
};

/** The filter change that selects one tab, or all. */
export const changeToTab = (tab: Tab | null): { readonly [K in keyof Chosen]-?: Chosen[K] } => ({
  status: tab ? [tab.status] : undefined,
  rejected: tab?.rejected || undefined,
  withoutRejection: (tab && isSplit(tab.status) && !tab.rejected) || undefined,
});

export type Counted = Pick<StatusTotal, "total" | "isExact">;
const sumOf = (totals: readonly StatusTotal[]): Counted => ({
  total: totals.reduce((sum, { total }) => sum + total, 0),
  isExact: totals.every(({ isExact }) => isExact),
});
/** The number of rows of some tabs. The server omits statuses that the filter excludes. */
export const countOf = (totals: readonly StatusTotal[], shown: readonly Tab[]): Counted =>
  sumOf(totals.filter(({ status, rejected }) => shown.some((tab) => tab.status === status && tab.rejected === rejected)));
/** The number of rows that the filter shows. */
export const countShown = (totals: readonly StatusTotal[], filter: Chosen): Counted =>
  countOf(
    totals,
    tabs.filter((tab) => contains(filter, tab)),
  );
