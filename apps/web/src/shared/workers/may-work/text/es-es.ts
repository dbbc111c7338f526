import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  filter: "Puede trabajar",
  any: "Sí o no",
  short: { yes: "Sí", no: "No", unknown: "Calculando…" },
  whole: { yes: "Puede trabajar", no: "No puede trabajar", unknown: "Calculando si puede trabajar…" },
  reasons: {
    hiring: "aún no incorporado",
    away: "de baja",
    vacation: "de vacaciones",
    dismissed: "desvinculado",
    link_to_come: "el vínculo aún no ha empezado",
    link_over: "el vínculo ha terminado",
    project_to_come: "el proyecto aún no ha empezado",
    project_over: "el proyecto ha terminado",
    project_inactive: "el proyecto está inactivo",
    restricted: "bloqueado",
    documents: "faltan documentos",
  },
};
