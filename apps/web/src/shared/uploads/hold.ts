import { isSettled, isUnderWay, type Upload } from "./upload.ts";

/** What keeps the documents of a pendency from being sent for analysis, as far as this browser knows. */
export type Hold = "photos" | "underWay" | "unsent" | "unsaved";
type Open = {
  readonly uploads: readonly Pick<Upload, "state">[];
  /** Photos that are no document yet. */
  readonly hasShots: boolean;
  /** Dates that somebody typed and did not save. */
  readonly hasTypedDates: boolean;
};

/** What was begun has to be brought to its end first: sent without it, a file that arrives later is refused. */
export const sendBlockerOf = ({ uploads, hasShots, hasTypedDates }: Open): Hold | null => {
  if (hasShots) return "photos";
  if (uploads.some(isUnderWay)) return "underWay";
  if (!uploads.every(isSettled)) return "unsent";
  return hasTypedDates ? "unsaved" : null;
};
