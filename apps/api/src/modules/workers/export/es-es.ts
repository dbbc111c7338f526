import type { ExportTexts } from "./export-words.ts";

export const esEs: ExportTexts = {
  file: "colaboradores",
  columns: {
    name: "Nombre",
    document: "Documento",
    role: "Función",
    provider: "Empresa",
    cnpj: "CNPJ",
    status: "Situación",
    since: "Desde",
    until: "Hasta",
    admission: "Alta",
    projects: "Proyectos",
    restriction: "Bloqueo",
    pendencies: "Documentos pendientes",
  },
  status: { hiring: "Por incorporar", active: "Activo", away: "De baja", vacation: "De vacaciones", dismissed: "Desvinculado" },
  mail: {
    title: "Su hoja de colaboradores está lista",
    paragraphs: [
      "La hoja que pidió contiene {count} colaborador(es), tal como estaban cuando se hizo.",
      "El enlace siguiente le pide que inicie sesión y vale {hours} horas. Después el archivo se borra, y puede pedir otro en la lista de colaboradores.",
    ],
    action: "Descargar hoja",
  },
};
