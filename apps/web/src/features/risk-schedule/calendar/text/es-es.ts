import type { Translated } from "../../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  today: "Hoy",
  previous: { month: "Mes anterior", semana: "Semana anterior", dia: "Día anterior" },
  next: { month: "Mes siguiente", semana: "Semana siguiente", dia: "Día siguiente" },
  weekOf: "{{first}} a {{last}}",
  hours: "{{start}} a {{end}}",
  scales: { label: "Período", dia: "Día", semana: "Semana" },
  lanes: { label: "Franjas", area: "Por área", fornecedor: "Por proveedor" },
  legend: "Leyenda",
  marks: {
    suspended: "Suspendida",
    cancelled: "Cancelada",
    restricted: "Conflicto",
    forbidden: "Conflicto prohibido",
    accepted: "Conflicto aceptado",
  },
  beyond: "Se muestran {{shown}} de {{total}} programaciones. Elija una unidad, un filtro o un período menor para ver todas.",
  empty: "Ninguna programación en este período",
  emptyHint: "Los trabajos de riesgo planificados para estos días aparecen aquí.",
  month: {
    more_one: "+{{count}} más",
    more_other: "+{{count}} más",
    moreOf_one: "+{{count}} más el {{day}}",
    moreOf_other: "+{{count}} más el {{day}}",
  },
  timeline: {
    label: "Línea de tiempo",
    now: "Ahora {{time}}",
    pages: "Páginas de franjas",
    page: "Franjas {{from}} a {{to}} de {{total}}",
    previousPage: "Franjas anteriores",
    nextPage: "Franjas siguientes",
  },
  move: {
    byKeys: "Mover con el teclado",
    byMouse: {
      area: "Arrastre una programación a otra hora o a otra área.",
      fornecedor: "Arrastre una programación a otra hora.",
    },
    keys: {
      area: "Enter elige la programación. Las flechas laterales la mueven 15 minutos, con Mayús un día; arriba y abajo cambian el área. Enter confirma, Esc desiste.",
      fornecedor: "Enter elige la programación. Las flechas laterales la mueven 15 minutos, con Mayús un día. Enter confirma, Esc desiste.",
    },
    picked: "Moviendo {{name}}: {{at}}. Use las flechas, Enter para confirmar, Esc para desistir.",
    at: "{{span}}, {{area}}",
    cancelled: "Cambio cancelado",
    title: "¿Mover la programación?",
    from: "De",
    to: "A",
    hindered_one: "{{count}} trabajador del equipo no puede trabajar todo el nuevo período.",
    hindered_other: "{{count}} trabajadores del equipo no pueden trabajar todo el nuevo período.",
    confirm: "Mover la programación",
  },
};
