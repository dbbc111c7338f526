// Reasons that block sending documents for analysis.
import { isSettled, isUnderWay, type Upload } from "./upload.ts";

/** Reason why this browser blocks sending a pendency's documents for analysis. */
export type Hold = "photos" | "underWay" | "unsent" | "unsaved";
type Open = {
  readonly uploads: readonly Pick<Upload, "state">[];
  /** Photos that are not a document yet. */
  readonly hasShots: boolean;
  /** Typed dates that are not saved. */
  readonly hasTypedDates: boolean;
};

/** The user has to finish uploads first, because the server refuses files that arrive after the send. */
export const sendBlockerOf = ({ uploads, hasShots, hasTypedDates }: Open): Hold | null => {
  if (hasShots) return "photos";
  if (uploads.some(isUnderWay)) return "underWay";
  if (!uploads.every(isSettled)) return "unsent";
  return hasTypedDates ? "unsaved" : null;
};
