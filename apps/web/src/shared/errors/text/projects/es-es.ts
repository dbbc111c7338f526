import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "project.not_found": "Proyecto no encontrado",
};
