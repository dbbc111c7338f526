import { useObservable } from "../create-observable.ts";
import type { SelectedCompanies } from "../session/companies/selected-companies.ts";
import { type KeptChoice, knownNow, type Row } from "./create-selection-store.ts";

export type Selection<R extends Row> = {
  /** What was chosen, also on other pages. */
  readonly chosen: ReadonlyMap<number, R>;
  readonly choose: (rows: readonly R[], isChosen: boolean) => void;
  /** Some of them as they were read anew. */
  readonly renew: (rows: readonly R[]) => void;
  readonly clear: () => void;
  /** Whether something else is asked for than is shown: until its rows are there what is chosen is let go, and nothing else is chosen. */
  readonly isWaiting: boolean;
};
type Around<R> = {
  readonly query: { readonly data: { readonly results: readonly R[] } | undefined; readonly isPlaceholderData: boolean };
  readonly companies: SelectedCompanies;
};

/** What is chosen among the rows of the companies that are looked at. Of what stands on the page, it is known as the page shows it now. */
export const useSelection = <R extends Row>(kept: KeptChoice<R>, { query, companies }: Around<R>): Selection<R> => {
  const among = String(companies);
  const isWaiting = query.isPlaceholderData;
  useObservable(kept.watched);
  return {
    chosen: knownNow(kept.rowsOf(among), query.data?.results ?? []),
    choose: (rows, isChosen) => (isChosen && isWaiting) || kept.choose(among, { rows, isChosen }),
    renew: (rows) => kept.renew(among, rows),
    clear: kept.clear,
    isWaiting,
  };
};
