import type { ExportTexts } from "./export-words.ts";

export const ptBr: ExportTexts = {
  file: "colaboradores",
  columns: {
    name: "Nome",
    document: "Documento",
    role: "Função",
    provider: "Empresa",
    cnpj: "CNPJ",
    status: "Situação",
    since: "Desde",
    until: "Até",
    admission: "Admissão",
    projects: "Projetos",
    restriction: "Bloqueio",
    pendencies: "Pendências",
  },
  status: { hiring: "A admitir", active: "Ativo", away: "Afastado", vacation: "De férias", dismissed: "Desligado" },
  mail: {
    title: "Sua planilha de colaboradores está pronta",
    paragraphs: [
      "A planilha que você pediu traz {count} colaborador(es), como estavam quando ela foi feita.",
      "O link abaixo pede que você entre na sua conta e vale por {hours} horas. Depois disso o arquivo é apagado, e você pode pedir outro na lista de colaboradores.",
    ],
    action: "Baixar planilha",
  },
};
