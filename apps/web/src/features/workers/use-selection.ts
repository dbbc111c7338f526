import type { WorkerRow } from "@emdia/contract/workers/list-rows.ts";
import { useState } from "react";

type Named = Pick<WorkerRow, "id" | "name">;
export type Selection = {
  /** Who was chosen, by name, also on other pages. */
  readonly chosen: ReadonlyMap<number, string>;
  readonly choose: (workers: readonly Named[], isChosen: boolean) => void;
  readonly clear: () => void;
};

export const useSelection = (): Selection => {
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  return {
    chosen,
    choose: (workers, isChosen) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const { id, name } of workers) {
          if (isChosen) next.set(id, name);
          else next.delete(id);
        }
        return next;
      }),
    clear: () => setChosen(new Map()),
  };
};
