export const exportRefusals = {
  "export.not_found": { status: 404, message: "Exportação não encontrada." },
} as const;
