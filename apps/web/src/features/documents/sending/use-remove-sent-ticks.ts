import { useEffect } from "react";
import { browserStorage } from "../../../shared/session/storage/browser-storage.ts";
import type { Documents } from "../use-documents.ts";
import { forgetTicks } from "./saved-checklist-ticks.ts";

/** Removes the stored ticks of the last round, also if it was sent from another page. */
export const useRemoveSentTicks = (pendencyId: number, { guide }: Documents): void => {
  const round = guide && guide.nextRound - 1;
  useEffect(() => {
    if (round) forgetTicks(browserStorage, { pendencyId, round });
  }, [pendencyId, round]);
};
