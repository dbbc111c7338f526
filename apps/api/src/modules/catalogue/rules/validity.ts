import { type Frequency, periodicFrequencies } from "@emdia/contract/catalogue/vocabulary.ts";

/**
 * Refuses a validity for monthly and yearly documents. Each ends with its period; with its own validity, a document of a past period would
 * expire and block the worker while the current one is valid.
 */
export const validityFits = (frequency: Frequency, kind: "from_issue" | "printed" | "none"): boolean =>
  kind === "none" || !periodicFrequencies.some((one) => one === frequency);
