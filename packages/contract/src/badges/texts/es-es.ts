import type { BadgeField } from "../fields.ts";

/** Labels of the fields of a badge, on screen and in print. */
export const fieldLabels: { readonly [F in BadgeField]: string } = {
  role: "Función",
  company: "Empresa",
  company_document: "CNPJ de la empresa",
  contractor: "Contratante",
  document: "Documento",
  admission_date: "Admisión",
  projects: "Proyectos",
  activity_types: "Tipos de actividad",
};
/** Text below the QR code. */
export const scanLabel = "Lea el código para verificar";
