import type { TodayWords } from "./words.ts";

export const esEs: TodayWords = {
  file: "quien-puede-entrar",
  sheet: "Quién puede entrar hoy",
  columns: { name: "Colaborador", companyName: "Empresa", role: "Función", answer: "Puede entrar", health: "Salud", reasons: "Motivos" },
  answer: { yes: "Sí", no: "No" },
  health: { fit: "Apto", unfit: "No apto" },
  reasons: {
    hiring: "Por incorporar",
    away: "De baja",
    vacation: "De vacaciones",
    dismissed: "Desvinculado",
    link_to_come: "El vínculo aún no empezó",
    link_over: "Vínculo terminado",
    project_to_come: "El proyecto aún no empezó",
    project_over: "Proyecto terminado",
    project_inactive: "Proyecto inactivo",
    restricted: "Bloqueado",
    documents: "Documentos pendientes",
    health: "No apto",
  },
};
