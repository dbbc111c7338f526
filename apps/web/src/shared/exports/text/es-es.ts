import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Exportación",
  absent: {
    title: "Exportación no encontrada",
    says: "El archivo ya se borró, o esta exportación se pidió en otra cuenta. Puede exportar de nuevo en la lista.",
  },
  notAllowed: "Usted ya no tiene el permiso de exportar estos datos. Hable con quien administra la empresa.",
  kinds: {
    pendencies: "Hoja de documentos pendientes",
    workers: "Hoja de colaboradores",
    restrictions: "Historial de colaboradores restringidos",
    training_configs: "Configuración de capacitaciones",
    training_certificates: "Certificados de un grupo",
    risk_schedules: "Agenda de riesgo",
    panel_sheet: "Hoja de los paneles",
    panel_pdf: "PDF de los paneles",
  },
  going: "En preparación. Puede abrir otras pantallas.",
  ready_zero: "Ninguna línea. Se puede descargar hasta {{until}}.",
  ready_one: "{{total}} línea. Se puede descargar hasta {{until}}.",
  ready_other: "{{total}} líneas. Se puede descargar hasta {{until}}.",
  certificates_zero: "Ningún certificado. El archivo puede descargarse hasta {{until}}.",
  certificates_one: "{{total}} certificado. Puede descargarse hasta {{until}}.",
  certificates_other: "{{total}} certificados. Pueden descargarse hasta {{until}}.",
  panels_zero: "Ningún panel. El archivo se puede descargar hasta {{until}}.",
  panels_one: "{{total}} panel. El archivo se puede descargar hasta {{until}}.",
  panels_other: "{{total}} paneles. El archivo se puede descargar hasta {{until}}.",
  failed: {
    too_large: "Quedó demasiado grande. Filtre la lista y exporte de nuevo.",
    given_up: "No fue posible hacer el archivo. Exporte de nuevo dentro de un rato.",
  },
  download: "Descargar",
  downloadOf: "Descargar {{name}}",
};
