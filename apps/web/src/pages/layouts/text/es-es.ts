import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  slides: {
    label: "Presentación",
    kind: "carrusel",
    slide: "diapositiva",
    position: "{{index}} de {{total}}",
    previous: "Diapositiva anterior",
    next: "Diapositiva siguiente",
    documents: {
      title: "Documentos al día, obra en marcha",
      subtitle: "Cada proveedor sabe lo que falta enviar, y la contratante ve al momento lo que ya fue aprobado.",
      image: "El sol nace detrás de la sierra y de la torre de una mina.",
    },
    people: {
      title: "Personas habilitadas antes de llegar a la portería",
      subtitle: "Exámenes, capacitaciones y vínculos revisados por persona y por proyecto, con la validez siempre a la vista.",
      image: "El sol ya alto sobre torres y líneas eléctricas.",
    },
    projects: {
      title: "Todos los proyectos en el mismo horizonte",
      subtitle: "Plazos, riesgos y documentos pendientes de cada proyecto en un solo lugar, para quien contrata y para quien provee.",
      image: "El sol entero sobre edificios en construcción y una grúa.",
    },
  },
  metrics: {
    label: "En números",
    moreThan: "más de",
    millions: "{{value}} millones",
    thousands: "{{value}} mil",
    documents: "documentos recibidos por mes",
    companies: "empresas monitoreadas",
    lives: "vidas monitoreadas por año",
  },
  support: {
    label: "Canal de atención",
    chat: "Chat en pantalla",
    chatHours: "De lunes a jueves, de 8:00 a 17:00; viernes, de 8:00 a 16:00",
    phone: "Teléfono {{phone}}",
    phoneHours: "De lunes a jueves, de 8:00 a 17:30; viernes, de 8:00 a 16:30",
  },
  newCompany: { question: "¿Su empresa aún no usa Em Dia?", ask: "Solicite una invitación" },
  platform: {
    name: "Plataforma",
    title: "Un acceso, todos los sistemas.",
    subtitle: "La misma cuenta abre cada sistema de su empresa.",
  },
} as const satisfies Translated<typeof ptBr>;
