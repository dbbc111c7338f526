export const text = {
  title: "Certificados",
  number: "Nº {{number}}",
  issued: "emitido em {{day}}",
  until: "válido até {{day}}",
  endless: "sem validade",
  writing: "O PDF está sendo gerado.",
  reason: "Motivo: {{reason}}",
  states: { valid: "Válido", replaced: "Substituído", withdrawn: "Retirado" },
  empty: "Nenhum certificado emitido ainda. Cada aprovação emite um.",
  more: "Mostrar mais",
} as const;
