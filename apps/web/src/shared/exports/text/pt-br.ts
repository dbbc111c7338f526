/** Texts of an export: its kind and state, in the panel and on its page. */
export const text = {
  title: "Exportação",
  absent: {
    title: "Exportação não encontrada",
    says: "O arquivo já foi apagado, ou outra conta pediu esta exportação. Você pode exportar de novo na lista.",
  },
  notAllowed: "Você não tem mais a permissão de exportar estes dados. Fale com quem administra a empresa.",
  kinds: {
    pendencies: "Planilha de pendências",
    workers: "Planilha de colaboradores",
    restrictions: "Histórico de colaboradores restritos",
    training_configs: "Configuração de treinamentos",
    training_certificates: "Certificados de uma turma",
    panel_sheet: "Planilha dos painéis",
    panel_pdf: "PDF dos painéis",
  },
  going: "Sendo feita. Você pode abrir outras telas.",
  ready_zero: "Nenhuma linha. Pode ser baixada até {{until}}.",
  ready_one: "{{total}} linha. Pode ser baixada até {{until}}.",
  ready_other: "{{total}} linhas. Pode ser baixada até {{until}}.",
  certificates_zero: "Nenhum certificado. O arquivo pode ser baixado até {{until}}.",
  certificates_one: "{{total}} certificado. Pode ser baixado até {{until}}.",
  certificates_other: "{{total}} certificados. Podem ser baixados até {{until}}.",
  panels_zero: "Nenhum painel. O arquivo pode ser baixado até {{until}}.",
  panels_one: "{{total}} painel. O arquivo pode ser baixado até {{until}}.",
  panels_other: "{{total}} painéis. O arquivo pode ser baixado até {{until}}.",
  failed: {
    too_large: "Ficou grande demais. Filtre a lista e exporte de novo.",
    given_up: "Não foi possível fazer o arquivo. Exporte de novo daqui a pouco.",
  },
  download: "Baixar",
  downloadOf: "Baixar {{name}}",
} as const;
