import { fieldLabels, scanLabel } from "@emdia/contract/badges/texts/pt-br.ts";

/** What is printed on a badge. */
export const text = {
  fields: fieldLabels,
  front: "Frente do crachá",
  back: "Verso do crachá",
  photo: "Foto de {{name}}",
  noPhoto: "Sem foto",
  logo: "Logotipo de {{company}}",
  scan: scanLabel,
} as const;
