import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Export",
  absent: {
    title: "Export not found",
    says: "The file was deleted already, or another account asked for this export. You can export again in the list.",
  },
  notAllowed: "You no longer have the permission to export this data. Talk to whoever manages the company.",
  kinds: {
    pendencies: "Spreadsheet of pending documents",
    workers: "Spreadsheet of workers",
    restrictions: "History of restricted workers",
    training_configs: "Training configuration",
    training_certificates: "Certificates of a class",
    risk_schedules: "Risk schedule",
    panel_sheet: "Spreadsheet of the dashboards",
    panel_pdf: "PDF of the dashboards",
  },
  going: "Being made. You can open other screens.",
  ready_zero: "No lines. Can be downloaded until {{until}}.",
  ready_one: "{{total}} line. Can be downloaded until {{until}}.",
  ready_other: "{{total}} lines. Can be downloaded until {{until}}.",
  certificates_zero: "No certificate. The file can be downloaded until {{until}}.",
  certificates_one: "{{total}} certificate. It can be downloaded until {{until}}.",
  certificates_other: "{{total}} certificates. They can be downloaded until {{until}}.",
  panels_zero: "No panel. The file can be downloaded until {{until}}.",
  panels_one: "{{total}} panel. The file can be downloaded until {{until}}.",
  panels_other: "{{total}} panels. The file can be downloaded until {{until}}.",
  failed: {
    too_large: "It became too large. Filter the list and export again.",
    given_up: "The file could not be made. Export again in a while.",
  },
  download: "Download",
  downloadOf: "Download {{name}}",
};
