import { useState } from "react";
import type { SelectedCompanies } from "../session/selected-companies.ts";

type Row = { readonly id: number };
export type Selection<R extends Row> = {
  /** What was chosen, also on other pages. */
  readonly chosen: ReadonlyMap<number, R>;
  readonly choose: (rows: readonly R[], isChosen: boolean) => void;
  readonly clear: () => void;
};

type Around<R> = { readonly shown: readonly R[] | undefined; readonly companies: SelectedCompanies };

/** What is chosen among the documents or people of the companies that are looked at. Of what stands on the page, it is known as the page shows it now. */
export const useSelection = <R extends Row>({ shown = [], companies }: Around<R>): Selection<R> => {
  const among = String(companies);
  const [kept, setKept] = useState<{ readonly among: string; readonly rows: ReadonlyMap<number, R> }>({ among, rows: new Map() });
  const rows = kept.among === among ? kept.rows : new Map<number, R>();
  return {
    chosen: new Map([...rows].map(([id, row]) => [id, shown.find((one) => one.id === id) ?? row])),
    choose: (changed, isChosen) =>
      setKept((before) => {
        const next = new Map(before.among === among ? before.rows : []);
        for (const row of changed) {
          if (isChosen) next.set(row.id, row);
          else next.delete(row.id);
        }
        return { among, rows: next };
      }),
    clear: () => setKept({ among, rows: new Map() }),
  };
};
