import type { ReviewKey } from "../review-key.ts";
import { useReviewKeys } from "../use-review-keys.ts";
import { type AnswerValue, answers } from "./effect-of-answer.ts";

const keys: readonly ReviewKey[] = ["1", "2", "3"];

/** Keys 1, 2 and 3 answer Sim, Não and N/A. */
export const useAnswerKeys = (give: (given: AnswerValue) => void): void =>
  useReviewKeys((key) => {
    const given = answers[keys.indexOf(key)];
    if (given) give(given);
    return given !== undefined;
  });
