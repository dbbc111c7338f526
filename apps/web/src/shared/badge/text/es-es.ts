import { fieldLabels, scanLabel } from "@emdia/contract/badges/texts/es-es.ts";
import type { Translated } from "../../i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  fields: fieldLabels,
  front: "Frente de la credencial",
  back: "Reverso de la credencial",
  photo: "Foto de {{name}}",
  noPhoto: "Sin foto",
  logo: "Logotipo de {{company}}",
  scan: scanLabel,
} as const satisfies Translated<typeof ptBr>;
