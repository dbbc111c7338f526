import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of imports of spreadsheets. */
export const text = {
  "import.not_found": "Esta importación ya no existe o usted no tiene acceso a ella.",
  "import.columns_missing": "Indique la columna de la hoja para cada campo obligatorio.",
  "import.not_waiting": "Esta importación ya se inició.",
  "import.not_undoable": "Esta importación ya no se puede deshacer.",
} as const satisfies { readonly [C in ExplainedIn<"importRefusals">]: string };
