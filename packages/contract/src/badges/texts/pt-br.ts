import type { BadgeField } from "../fields.ts";

/** Labels of the fields of a badge, on screen and in print. */
export const fieldLabels: { readonly [F in BadgeField]: string } = {
  role: "Função",
  company: "Empresa",
  company_document: "CNPJ da empresa",
  contractor: "Contratante",
  document: "Documento",
  admission_date: "Admissão",
  projects: "Projetos",
  activity_types: "Tipos de atividade",
};
/** Text below the QR code. */
export const scanLabel = "Leia o código para conferir";
