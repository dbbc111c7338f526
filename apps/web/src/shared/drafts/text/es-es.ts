import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  kept: {
    says: "El {{at}} usted escribió algo aquí que no se guardó.",
    takeUp: "Retomar lo que escribí",
    dismiss: "Descartar",
  },
  leaving: {
    title: "¿Salir sin guardar?",
    says: "Lo que escribió y no guardó queda fuera.",
    stay: "Seguir aquí",
    leave: "Salir sin guardar",
  },
  stale: {
    bySomebody: "Otra persona guardó esto después de que usted lo abrió.",
    somebody: "Alguien",
    taken: "Lo que solo cambió la otra persona queda como lo guardó: {{groups}}.",
    choose: "Ambos cambiaron lo que está abajo. Elija qué vale en cada caso.",
    nothingDisputed: "Nada de lo que escribió fue cambiado por la otra persona; sus cambios se pueden guardar.",
    mine: "Lo que escribí",
    theirs: "Lo que está guardado",
    save: "Guardar así",
  },
};
