import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of the search. */
export const text = {
  "search.too_many": "Muitas buscas em um minuto. Aguarde alguns segundos e busque de novo.",
} as const satisfies { readonly [C in ExplainedIn<"searchRefusals">]: string };
