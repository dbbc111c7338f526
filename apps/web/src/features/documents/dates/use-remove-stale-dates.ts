import { useEffect } from "react";
import { browserStorage } from "../../../shared/session/storage/browser-storage.ts";
import { keptUploads } from "../../../shared/uploads/persistence/upload-persistence.ts";
import { forgetOtherDates } from "../../../shared/uploads/typed-dates.ts";
import type { Documents } from "../use-documents.ts";

/** Removes stored date drafts of documents that no longer exist or can no longer change, so that they do not block sending. */
export const useRemoveStaleDates = (pendencyId: number, { isKnown, list, drafts, current, past }: Documents): void => {
  const isWhole = isKnown && !list.hasNextPage;
  useEffect(() => {
    if (!isWhole) return;
    const going = drafts.flatMap(({ upload, document }) => document ?? upload ?? []);
    const interrupted = keptUploads.unfinished().filter(({ place }) => place.pendencyId === pendencyId);
    const sent = [...current, ...past].filter(({ can }) => can.changeDates);
    forgetOtherDates(browserStorage, pendencyId, [...going, ...interrupted, ...sent]);
  }, [pendencyId, isWhole, drafts, current, past]);
};
