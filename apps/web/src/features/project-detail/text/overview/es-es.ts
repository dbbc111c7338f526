import type { Translated } from "../../../../shared/i18n/translated.ts";
import type { overview as portuguese } from "./pt-br.ts";

export const overview: Translated<typeof portuguese> = {
  linking: {
    title: "Actualización en curso",
    progress: "{{done}} de {{total}} proveedores organizados",
    starts: "Los pendientes se organizarán en unos instantes.",
  },
  demand: {
    label: "Solicitud de documentos",
    draft: "Los documentos se piden cuando se concluya el registro del proyecto.",
    linking: "Los documentos se piden cuando termine la actualización del proyecto.",
    inactive: "El proyecto está inactivo y no pide documentos.",
    ended: "El proyecto terminó y no pide documentos nuevos.",
    announced: "Los documentos se piden a partir del {{day}}, {{days}} días antes del inicio.",
    before_start: "Los documentos ya se piden; los mensuales, a partir del {{day}}.",
    running: "Los documentos se están pidiendo.",
  },
  conformity: {
    title: "Conformidad",
    words: "{{settled}} de {{total}} documentos en regla",
    none: "Aún no se ha pedido ningún documento.",
    bySupplier: "Conformidad por proveedor",
    expired_zero: "ninguno vencido",
    expired_one: "{{total}} vencido",
    expired_other: "{{total}} vencidos",
    inReview_zero: "ninguno en análisis",
    inReview_one: "{{total}} en análisis",
    inReview_other: "{{total}} en análisis",
    tile: {
      expired_zero: "documentos vencidos",
      expired_one: "documento vencido",
      expired_other: "documentos vencidos",
      inReview_zero: "documentos en análisis",
      inReview_one: "documento en análisis",
      inReview_other: "documentos en análisis",
    },
  },
};
