import { useEffect } from "react";
import { browserStorage } from "../../../shared/session/storage/browser-storage.ts";
import { keptUploads } from "../../../shared/uploads/persistence/upload-persistence.ts";
import { forgetOtherDates } from "../../../shared/uploads/typed-dates.ts";
import type { Documents } from "../use-documents.ts";

/** Dates that were typed for what is gone, or can no longer have others, hold nothing back. */
export const useForgottenDates = (pendencyId: number, { isKnown, list, drafts, current, past }: Documents): void => {
  const isWhole = isKnown && !list.hasNextPage;
  useEffect(() => {
    if (!isWhole) return;
    const going = drafts.flatMap(({ upload, document }) => document ?? upload ?? []);
    const interrupted = keptUploads.unfinished().filter(({ place }) => place.pendencyId === pendencyId);
    const sent = [...current, ...past].filter(({ can }) => can.changeDates);
    forgetOtherDates(browserStorage, pendencyId, [...going, ...interrupted, ...sent]);
  }, [pendencyId, isWhole, drafts, current, past]);
};
