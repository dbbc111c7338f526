import { useState } from "react";

type Row = { readonly id: number };
export type Selection<R extends Row> = {
  /** What was chosen, also on other pages. */
  readonly chosen: ReadonlyMap<number, R>;
  readonly choose: (rows: readonly R[], isChosen: boolean) => void;
  readonly clear: () => void;
};

/** Of what is chosen and stands on the page, what is known is what the page shows now. */
export const useSelection = <R extends Row>(shown: readonly R[] = []): Selection<R> => {
  const [chosen, setChosen] = useState<ReadonlyMap<number, R>>(new Map());
  return {
    chosen: new Map([...chosen].map(([id, row]) => [id, shown.find((one) => one.id === id) ?? row])),
    choose: (rows, isChosen) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const row of rows) {
          if (isChosen) next.set(row.id, row);
          else next.delete(row.id);
        }
        return next;
      }),
    clear: () => setChosen(new Map()),
  };
};
