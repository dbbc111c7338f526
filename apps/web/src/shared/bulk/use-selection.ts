import { useObservable } from "../create-observable.ts";
import type { SelectedCompanies } from "../session/companies/selected-companies.ts";
import { type KeptChoice, knownNow, type Row } from "./create-selection-store.ts";

export type Selection<R extends Row> = {
  /** Selected rows of all pages. */
  readonly chosen: ReadonlyMap<number, R>;
  readonly choose: (rows: readonly R[], isChosen: boolean) => void;
  /** Replaces selected rows by their refetched version. */
  readonly renew: (rows: readonly R[]) => void;
  readonly clear: () => void;
  /** The list still shows the rows of the previous filter: rows can be deselected, but not selected. */
  readonly isWaiting: boolean;
};
type Options<R> = {
  readonly query: { readonly data: { readonly results: readonly R[] } | undefined; readonly isPlaceholderData: boolean };
  readonly companies: SelectedCompanies;
};

/** Selection among the rows of the selected companies, with the current version of the rows on the page. */
export const useSelection = <R extends Row>(store: KeptChoice<R>, { query, companies }: Options<R>): Selection<R> => {
  const among = String(companies);
  const isWaiting = query.isPlaceholderData;
  useObservable(store.watched);
  return {
    chosen: knownNow(store.rowsOf(among), query.data?.results ?? []),
    choose: (rows, isChosen) => (isChosen && isWaiting) || store.choose(among, { rows, isChosen }),
    renew: (rows) => store.renew(among, rows),
    clear: store.clear,
    isWaiting,
  };
};
