import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of the search. */
export const text = {
  "search.too_many": "Demasiadas búsquedas en un minuto. Espere unos segundos y busque de nuevo.",
} as const satisfies { readonly [C in ExplainedIn<"searchRefusals">]: string };
