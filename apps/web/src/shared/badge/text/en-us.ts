import { fieldLabels, scanLabel } from "@emdia/contract/badges/texts/en-us.ts";
import type { Translated } from "../../i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  fields: fieldLabels,
  front: "Front of the badge",
  back: "Back of the badge",
  photo: "Photo of {{name}}",
  noPhoto: "No photo",
  logo: "Logo of {{company}}",
  scan: scanLabel,
} as const satisfies Translated<typeof ptBr>;
