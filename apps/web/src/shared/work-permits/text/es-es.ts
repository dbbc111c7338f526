import type { Translated } from "../../i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  kinds: {
    pt: "Permiso de trabajo (PT)",
    pet: "Permiso de entrada y trabajo (PET)",
    hot_work: "Permiso de trabajo en caliente",
    excavation: "Permiso de excavación",
    radiography: "Permiso de radiografía",
    diving: "Permiso de buceo",
  },
  states: { in_force: "Vigente", suspended: "Suspendido", ended: "Terminado", replaced: "Sustituido" },
} satisfies Translated<typeof ptBr>;
