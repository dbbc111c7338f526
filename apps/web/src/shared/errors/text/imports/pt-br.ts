import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of imports of spreadsheets. */
export const text = {
  "import.not_found": "Esta importação não existe mais ou você não tem acesso a ela.",
  "import.columns_missing": "Indique a coluna da planilha para cada campo obrigatório.",
  "import.not_waiting": "Esta importação já foi iniciada.",
  "import.not_undoable": "Esta importação não pode mais ser desfeita.",
} as const satisfies { readonly [C in ExplainedIn<"importRefusals">]: string };
