export const importRefusals = {
  "import.not_found": { status: 404, message: "Importação não encontrada." },
  "import.columns_missing": { status: 422, message: "Indique a coluna da planilha para cada campo obrigatório." },
  "import.not_waiting": { status: 409, message: "Esta importação já foi iniciada." },
  "import.not_undoable": { status: 409, message: "Esta importação não pode mais ser desfeita." },
} as const;
