import { useKeys } from "../../shared/keys/use-keys.ts";
import { type ReviewKey, reviewKeys } from "./review-key.ts";

/** Hears the keys of the workbench: leaning on one decides nothing twice. */
export const useReviewKeys = (obey: (key: ReviewKey) => boolean): void =>
  useKeys(reviewKeys, (key, isRepeated) => !isRepeated && obey(key));
