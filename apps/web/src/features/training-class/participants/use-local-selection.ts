import { useState } from "react";
import { knownNow, type Row } from "../../../shared/bulk/create-selection-store.ts";
import type { Selection } from "../../../shared/bulk/use-selection.ts";

/**
 * Selection that ends with the screen, with the current version of the rows on the page. Rows can be selected while the next page loads,
 * because all pages belong to the same class.
 */
export const useLocalSelection = <R extends Row>(shown: readonly R[]): Selection<R> => {
  const [rows, setRows] = useState<ReadonlyMap<number, R>>(new Map());
  return {
    chosen: knownNow(rows, shown),
    choose: (changed, isChosen) =>
      setRows((before) => {
        const next = new Map(before);
        for (const row of changed) {
          if (isChosen) next.set(row.id, row);
          else next.delete(row.id);
        }
        return next;
      }),
    renew: (renewed) => setRows((before) => knownNow(before, renewed)),
    clear: () => setRows(new Map()),
    isWaiting: false,
  };
};
