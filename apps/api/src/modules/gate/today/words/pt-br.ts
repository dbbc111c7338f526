import type { TodayWords } from "./words.ts";

export const ptBr: TodayWords = {
  file: "quem-pode-entrar",
  sheet: "Quem pode entrar hoje",
  columns: { name: "Colaborador", companyName: "Empresa", role: "Função", answer: "Pode entrar", health: "Saúde", reasons: "Motivos" },
  answer: { yes: "Sim", no: "Não" },
  health: { fit: "Apto", unfit: "Inapto" },
  reasons: {
    hiring: "A admitir",
    away: "Afastado",
    vacation: "De férias",
    dismissed: "Desligado",
    link_to_come: "Vínculo ainda não começou",
    link_over: "Vínculo encerrado",
    project_to_come: "Projeto ainda não começou",
    project_over: "Projeto encerrado",
    project_inactive: "Projeto inativo",
    restricted: "Bloqueado",
    documents: "Documentos pendentes",
    health: "Inapto",
  },
};
