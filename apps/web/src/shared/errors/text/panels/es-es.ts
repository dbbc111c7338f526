import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of the management panels. */
export const text = {
  "panel.too_many_ids": "Elija como máximo 100 elementos en cada campo del filtro.",
  "panel.period_reversed": "El fin del período debe ser igual o posterior al inicio.",
  "panel.preferences_stale": "Los paneles se organizaron en otra ventana. Se cargó la organización más reciente: repita su cambio.",
} as const satisfies { readonly [C in ExplainedIn<"panelRefusals">]: string };
