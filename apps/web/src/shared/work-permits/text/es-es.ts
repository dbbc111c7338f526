import type { Translated } from "../../i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  kinds: {
    pt: "Permiso de trabajo (PT)",
    pet: "Permiso de entrada y trabajo (PET)",
    hot_work: "Trabajo en caliente",
    excavation: "Excavación",
    radiography: "Radiografía",
    diving: "Buceo",
  },
  states: { in_force: "Vigente", suspended: "Suspendido", ended: "Terminado", replaced: "Sustituido" },
} satisfies Translated<typeof ptBr>;
