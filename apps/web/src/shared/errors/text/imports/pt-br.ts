import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of imports of spreadsheets. */
export const text = {
  "import.not_found": "Esta importação não existe mais ou você não tem acesso a ela.",
  "import.columns_missing": "Indique a coluna da planilha para cada campo obrigatório.",
  "import.not_waiting": "Esta importação já foi iniciada.",
  "import.line_decided": "Esta linha já foi decidida.",
  "import.not_undoable": "Esta importação não pode mais ser desfeita.",
  "import.file_broken": "A planilha não pode ser lida. Abra-a no seu programa de planilhas, salve como .xlsx ou .csv e envie de novo.",
  "import.file_empty": "A planilha não tem nenhuma linha preenchida abaixo dos títulos. Preencha a primeira aba e envie de novo.",
  "import.file_too_large":
    "A planilha é grande demais, com muitas colunas ou textos muito longos. Deixe só as colunas do modelo e envie de novo.",
  "import.too_many_lines": "A planilha tem mais de 200.000 linhas. Divida-a em arquivos menores e envie cada um.",
  "import.has_macros": "A planilha tem macros. Salve uma cópia como .xlsx, sem macros, e envie de novo.",
  "import.needs_password": "A planilha pede uma senha. Salve uma cópia sem senha e envie de novo.",
  "import.interrupted": "A importação foi interrompida por uma falha nossa. Envie a planilha de novo.",
} as const satisfies { readonly [C in ExplainedIn<"importRefusals">]: string };
