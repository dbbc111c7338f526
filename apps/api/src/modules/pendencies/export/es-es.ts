import { words } from "@emdia/contract/pendencies/words/es-es.ts";
import type { ExportTexts } from "./export-words.ts";

export const esEs: ExportTexts = {
  file: "documentos-pendientes",
  columns: {
    name: "Documento",
    month: "Mes de referencia",
    plan: "Plan",
    kind: "Tipo",
    status: "Situación",
    worker: "Colaborador",
    provider: "Proveedor",
    cnpj: "CNPJ",
    contractor: "Contratante",
    project: "Proyecto",
    contract: "Contrato",
    issued: "Emisión",
    expires: "Vencimiento",
    sent: "Espera análisis desde",
    sendBy: "Plazo de envío",
    reviewBy: "Plazo de análisis",
    changed: "Último cambio",
    active: "Activo",
  },
  ...words,
  active: { yes: "Sí", no: "No" },
  mail: {
    title: "Su hoja de documentos pendientes está lista",
    paragraphs: [
      "La hoja que pidió contiene {count} documento(s), tal como estaban cuando se hizo.",
      "El enlace siguiente le pide que inicie sesión y vale {hours} horas. Después el archivo se borra, y puede pedir otro en la lista de documentos pendientes.",
    ],
    action: "Descargar hoja",
  },
};
