import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { stagesOf } from "../rules/urgency.ts";
import { branchesOf, type ListRequest, sideOf } from "./list-scope.ts";
import type { ListSearch } from "./store/list-filter.ts";
import { matchNothing, resolveSearchTerms } from "./store/search-terms.ts";

/** Undefined if no row can match. */
export const resolveSearch = async <F extends PendencyFilter>(
  tx: Tx,
  { visible, filter, language }: ListRequest<F>,
): Promise<ListSearch<F> | undefined> => {
  const terms = await resolveSearchTerms(tx, { visible, filter, language });
  const branches = branchesOf(visible, terms.projectIds);
  const isEmpty = matchNothing(terms) || branches.length === 0 || filter.status?.length === 0;
  return isEmpty ? undefined : { filter, terms, branches, stages: stagesOf(sideOf(branches)) };
};
