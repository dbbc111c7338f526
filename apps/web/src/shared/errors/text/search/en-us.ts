import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of the search. */
export const text = {
  "search.too_many": "Too many searches in one minute. Wait a few seconds and search again.",
} as const satisfies { readonly [C in ExplainedIn<"searchRefusals">]: string };
