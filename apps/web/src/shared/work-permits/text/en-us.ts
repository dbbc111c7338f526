import type { Translated } from "../../i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  kinds: {
    pt: "Work permit (PT)",
    pet: "Confined space entry permit (PET)",
    hot_work: "Hot work permit",
    excavation: "Excavation permit",
    radiography: "Radiography permit",
    diving: "Diving permit",
  },
  states: { in_force: "In force", suspended: "Suspended", ended: "Ended", replaced: "Replaced" },
} satisfies Translated<typeof ptBr>;
