import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of the management panels. */
export const text = {
  "panel.too_many_ids": "Choose at most 100 items in each field of the filter.",
  "panel.period_reversed": "The end of the period must be on or after its start.",
  "panel.preferences_stale": "The panels were arranged in another window. The latest arrangement was loaded: repeat your change.",
} as const satisfies { readonly [C in ExplainedIn<"panelRefusals">]: string };
