// Figures of the home page, each counted as the list counts its filter.
import { contractorFilters, dueFilter, HOME_DUE_DAYS, providerFilters } from "@emdia/contract/home/figures.ts";
import type { ContractorFigures, HomeFigure, ProviderFigures } from "@emdia/contract/home/routes.ts";
import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { addDays } from "../../../kernel/dates.ts";
import { entriesHolding, type Scope, type Side } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, cappedTotal } from "../../../platform/database/paging.ts";
import { listRequest } from "../list/list-scope.ts";
import { resolveSearch } from "../list/resolve-search.ts";
import { collectPendencies } from "../list/store/collect.ts";
import { type Counter, readCounters } from "../list/store/counters.ts";
import { conformityIn, sumOfFilter } from "../rules/sum-of-filter.ts";

const seesListOf = (scope: Scope, side: Side): boolean => entriesHolding(scope, "see_pendency").some((entry) => entry.side === side);

const countersOf = async (scope: Scope, side: Side): Promise<readonly Counter[]> => {
  const search = await resolveSearch(scope.tx, listRequest(scope, { side }));
  return search ? readCounters(scope.tx, search) : [];
};
const fromCounters = (counters: readonly Counter[], filter: PendencyFilter): HomeFigure => ({
  total: sumOfFilter(counters, filter),
  isExact: true,
});

const noPage = { orderBy: "UPDATED_ASC", offset: 0, itemsPerPage: 0, limit: COUNTED_MAX } as const;
/** For filters by date or question, which the counters do not cover. */
const countedUpToLimit = async (scope: Scope, filter: PendencyFilter): Promise<HomeFigure> => {
  const search = await resolveSearch(scope.tx, listRequest(scope, filter));
  const counts = search ? (await collectPendencies(scope.tx, search, noPage)).counts : [];
  return cappedTotal(counts.reduce((sum, { total }) => sum + total, 0));
};

/** Undefined if the user may not see the list on the contractor side. */
export const contractorFigures = async (scope: Scope): Promise<ContractorFigures | undefined> => {
  const side = "contractor";
  if (!seesListOf(scope, side)) return undefined;
  const counters = await countersOf(scope, side);
  return {
    toReview: fromCounters(counters, contractorFilters.toReview),
    reviewOverdue: await countedUpToLimit(scope, { ...contractorFilters.reviewOverdue, side }),
    expired: fromCounters(counters, contractorFilters.expired),
    conformity: conformityIn(counters),
  };
};

/** The same on the supplier side. */
export const providerFigures = async (scope: Scope): Promise<ProviderFigures | undefined> => {
  const side = "provider";
  if (!seesListOf(scope, side)) return undefined;
  const counters = await countersOf(scope, side);
  const days = { from: scope.today, until: addDays(scope.today, HOME_DUE_DAYS) };
  return {
    toSend: fromCounters(counters, providerFilters.toSend),
    rejected: fromCounters(counters, providerFilters.rejected),
    dueSoon: { ...(await countedUpToLimit(scope, { ...dueFilter(days), side })), ...days },
    expired: fromCounters(counters, providerFilters.expired),
    questions: await countedUpToLimit(scope, { ...providerFilters.questions, side }),
  };
};
