export const importRefusals = {
  "import.not_found": { status: 404, message: "Importação não encontrada." },
  "import.columns_missing": { status: 422, message: "Indique a coluna da planilha para cada campo obrigatório." },
  "import.not_waiting": { status: 409, message: "Esta importação já foi iniciada." },
  "import.line_decided": { status: 409, message: "Esta linha já foi decidida." },
  "import.not_undoable": { status: 409, message: "Esta importação não pode mais ser desfeita." },
  "import.file_broken": {
    status: 422,
    message: "A planilha não pode ser lida. Abra-a no seu programa de planilhas, salve como .xlsx ou .csv e envie de novo.",
  },
  "import.file_empty": {
    status: 422,
    message: "A planilha não tem nenhuma linha preenchida abaixo dos títulos. Preencha a primeira aba e envie de novo.",
  },
  "import.file_too_large": {
    status: 422,
    message: "A planilha é grande demais, com muitas colunas ou textos muito longos. Deixe só as colunas do modelo e envie de novo.",
  },
  "import.too_many_lines": { status: 422, message: "A planilha tem mais de 200.000 linhas. Divida-a em arquivos menores e envie cada um." },
  "import.has_macros": { status: 422, message: "A planilha tem macros. Salve uma cópia como .xlsx, sem macros, e envie de novo." },
  "import.needs_password": { status: 422, message: "A planilha pede uma senha. Salve uma cópia sem senha e envie de novo." },
  "import.interrupted": { status: 409, message: "A importação foi interrompida por uma falha nossa. Envie a planilha de novo." },
} as const;
