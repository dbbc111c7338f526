import type { SelectedCompanies } from "../session/selected-companies.ts";
import { useWatched } from "../watched.ts";
import { type KeptChoice, knownNow, type Row } from "./kept-choice.ts";

export type Selection<R extends Row> = {
  /** What was chosen, also on other pages. */
  readonly chosen: ReadonlyMap<number, R>;
  readonly choose: (rows: readonly R[], isChosen: boolean) => void;
  /** Some of them as they were read anew. */
  readonly renew: (rows: readonly R[]) => void;
  readonly clear: () => void;
};
type Around<R> = { readonly shown: readonly R[] | undefined; readonly companies: SelectedCompanies };

/** What is chosen among the rows of the companies that are looked at. Of what stands on the page, it is known as the page shows it now. */
export const useSelection = <R extends Row>(kept: KeptChoice<R>, { shown = [], companies }: Around<R>): Selection<R> => {
  const among = String(companies);
  useWatched(kept.watched);
  return {
    chosen: knownNow(kept.rowsOf(among), shown),
    choose: (rows, isChosen) => kept.choose(among, { rows, isChosen }),
    renew: (rows) => kept.renew(among, rows),
    clear: kept.clear,
  };
};
