import { type Frequency, periodicFrequencies } from "@emdia/contract/catalogue/vocabulary.ts";

/**
 * What is asked for anew every month or every year ends with what it was asked for: with a validity of its own that of the former time would
 * expire, and keep somebody from working, beside the one in date.
 */
export const validityFits = (frequency: Frequency, kind: "from_issue" | "printed" | "none"): boolean =>
  kind === "none" || !periodicFrequencies.some((one) => one === frequency);
