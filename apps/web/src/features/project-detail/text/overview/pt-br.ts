/** Texts of the overview of a project. */
export const overview = {
  linking: {
    title: "Atualização em andamento",
    progress: "{{done}} de {{total}} fornecedores organizados",
    starts: "As pendências serão organizadas em instantes.",
  },
  demand: {
    label: "Pedido de documentos",
    draft: "Os documentos são pedidos quando o cadastro do projeto for concluído.",
    linking: "Os documentos são pedidos quando a atualização do projeto terminar.",
    inactive: "O projeto está inativo e não pede documentos.",
    ended: "O projeto terminou e não pede documentos novos.",
    announced: "Os documentos são pedidos a partir de {{day}}, {{days}} dias antes do início.",
    before_start: "Os documentos já são pedidos; os mensais, a partir de {{day}}.",
    running: "Os documentos estão sendo pedidos.",
  },
  conformity: {
    title: "Conformidade",
    words: "{{settled}} de {{total}} documentos em dia",
    none: "Nenhum documento foi pedido ainda.",
    bySupplier: "Conformidade por fornecedor",
    expired_zero: "nenhum vencido",
    expired_one: "{{total}} vencido",
    expired_other: "{{total}} vencidos",
    inReview_zero: "nenhum em análise",
    inReview_one: "{{total}} em análise",
    inReview_other: "{{total}} em análise",
    tile: {
      expired_zero: "documentos vencidos",
      expired_one: "documento vencido",
      expired_other: "documentos vencidos",
      inReview_zero: "documentos em análise",
      inReview_one: "documento em análise",
      inReview_other: "documentos em análise",
    },
  },
} as const;
