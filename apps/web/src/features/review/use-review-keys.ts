import { useKeys } from "../../shared/keys/use-keys.ts";
import { type ReviewKey, reviewKeys } from "./review-key.ts";

/** Handles the keyboard shortcuts of the review screen. Repeated keydown events are ignored, so that holding a key decides only once. */
export const useReviewKeys = (obey: (key: ReviewKey) => boolean): void =>
  useKeys(reviewKeys, (key, isRepeated) => !isRepeated && obey(key));
