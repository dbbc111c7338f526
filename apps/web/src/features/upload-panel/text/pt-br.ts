/** O canto em que se vê o que está sendo enviado. */
export const text = {
  title: "Envio de documentos",
  sending: "Enviando {{count}} de {{total}}: {{percent}}%",
  failed_zero: "Nenhum arquivo parado",
  failed_one: "{{count}} arquivo parado",
  failed_other: "{{count}} arquivos parados",
  unfinished_zero: "Nenhum envio interrompido",
  unfinished_one: "{{count}} envio interrompido",
  unfinished_other: "{{count}} envios interrompidos",
  done: "Tudo enviado",
  close: "Fechar",
  place: "Abrir a pendência {{title}}",
  keepOpen: "Não feche esta aba até o fim do envio. Você pode abrir outras telas.",
  history: "Enviados nesta sessão",
  left: {
    title: "Interrompidos",
    says: "Escolha o mesmo arquivo para continuar de onde parou.",
    again: "Escolher o arquivo",
    againOf: "Escolher de novo {{name}}",
    forgetOf: "Desistir de {{name}}",
    other: "Este não é o mesmo arquivo. Escolha {{name}}, de {{size}}.",
  },
} as const;
