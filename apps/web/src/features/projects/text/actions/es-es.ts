import type { Translated } from "../../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  cancel: "Cancelar",
  copy: {
    do: "Copiar proyecto",
    title: "Copiar proyecto",
    ask: "El nuevo proyecto comienza como borrador, con los lugares, riesgos, documentos y plazos de {{name}}. Los proveedores no se copian.",
    name: "Nombre del nuevo proyecto",
    nameOf: "{{name}} (copia)",
    nameRequired: "Informe el nombre del nuevo proyecto",
    done: "El borrador {{name}} fue creado.",
  },
  inactivate: {
    do: "Inactivar proyecto",
    title: "Inactivar proyecto",
    ask: "{{name}} sale del día a día y deja de pedir documentos. Puede reactivarlo cuando quiera.",
    done: "El proyecto {{name}} fue inactivado.",
  },
  reactivate: {
    do: "Reactivar proyecto",
    title: "Reactivar proyecto",
    ask: "{{name}} vuelve al día a día y a pedir documentos.",
    done: "El proyecto {{name}} fue reactivado.",
  },
  remove: {
    do: "Eliminar proyecto",
    title: "Eliminar proyecto",
    ask: "{{name}} sale de las listas para siempre. Un proyecto que ya tiene documentos no puede eliminarse.",
    done: "El proyecto {{name}} fue eliminado.",
  },
};
