import type { Locale } from "@emdia/contract/limits.ts";
import type { ExportMail } from "../../../platform/exports/export-template.ts";

/** Columns of the file, in order. */
export const exportColumns = ["at", "by", "deed", "person", "from", "to"] as const;
export const restrictionDeeds = ["created", "lifted", "name", "reason", "startDate", "endDate", "changed"] as const;
export type RestrictionDeed = (typeof restrictionDeeds)[number];

type Texts = {
  readonly file: string;
  readonly columns: { readonly [C in (typeof exportColumns)[number]]: string };
  readonly deeds: { readonly [D in RestrictionDeed]: string };
  readonly mail: ExportMail;
};

const ptBr: Texts = {
  file: "historico-de-bloqueios",
  columns: { at: "Quando", by: "Quem", deed: "O que fez", person: "Colaborador", from: "Antes", to: "Depois" },
  deeds: {
    created: "bloqueou",
    lifted: "liberou",
    name: "corrigiu o nome",
    reason: "mudou o motivo",
    startDate: "mudou o início",
    endDate: "mudou o fim",
    changed: "alterou",
  },
  mail: {
    title: "O histórico de bloqueios está pronto",
    paragraphs: [
      "A planilha que você pediu traz {count} linha(s), da mais nova para a mais antiga.",
      "O link abaixo pede que você entre na sua conta e vale por {hours} horas. Depois disso o arquivo é apagado, e você pode pedir outro no histórico de colaboradores restritos.",
    ],
    action: "Baixar planilha",
  },
};

const enUs: Texts = {
  file: "history-of-restrictions",
  columns: { at: "When", by: "Who", deed: "What they did", person: "Worker", from: "Before", to: "After" },
  deeds: {
    created: "restricted",
    lifted: "let in again",
    name: "corrected the name",
    reason: "changed the reason",
    startDate: "changed the beginning",
    endDate: "changed the end",
    changed: "changed",
  },
  mail: {
    title: "The history of restrictions is ready",
    paragraphs: [
      "The spreadsheet you asked for has {count} line(s), the newest first.",
      "The link below asks you to sign in and works for {hours} hours. After that the file is deleted, and you can ask for another one in the history of restricted workers.",
    ],
    action: "Download spreadsheet",
  },
};

const esEs: Texts = {
  file: "historial-de-restricciones",
  columns: { at: "Cuándo", by: "Quién", deed: "Qué hizo", person: "Colaborador", from: "Antes", to: "Después" },
  deeds: {
    created: "restringió",
    lifted: "liberó",
    name: "corrigió el nombre",
    reason: "cambió el motivo",
    startDate: "cambió el inicio",
    endDate: "cambió el fin",
    changed: "modificó",
  },
  mail: {
    title: "El historial de restricciones está listo",
    paragraphs: [
      "La hoja que pidió contiene {count} línea(s), de la más nueva a la más antigua.",
      "El enlace siguiente le pide que inicie sesión y vale {hours} horas. Después el archivo se borra, y puede pedir otro en el historial de colaboradores restringidos.",
    ],
    action: "Descargar hoja",
  },
};

export const restrictionExportTexts: { readonly [L in Locale]: Texts } = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };
