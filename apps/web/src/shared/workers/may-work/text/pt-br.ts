/** Whether a worker may work today, with the first reason if not. */
export const text = {
  filter: "Pode trabalhar",
  any: "Sim ou não",
  short: { yes: "Sim", no: "Não", unknown: "Calculando…" },
  whole: { yes: "Pode trabalhar", no: "Não pode trabalhar", unknown: "Calculando se pode trabalhar…" },
  reasons: {
    hiring: "ainda não admitido",
    away: "afastado",
    vacation: "de férias",
    dismissed: "desligado",
    link_to_come: "o vínculo ainda não começou",
    link_over: "o vínculo terminou",
    project_to_come: "o projeto ainda não começou",
    project_over: "o projeto terminou",
    project_inactive: "o projeto está inativo",
    restricted: "bloqueado",
    documents: "faltam documentos",
  },
} as const;
