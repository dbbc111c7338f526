import type { BadgeField } from "../fields.ts";

/** Labels of the fields of a badge, on screen and in print. */
export const fieldLabels: { readonly [F in BadgeField]: string } = {
  role: "Role",
  company: "Company",
  company_document: "Company CNPJ",
  contractor: "Contractor",
  document: "Document",
  admission_date: "Admission",
  projects: "Projects",
  activity_types: "Activity types",
};
/** Text below the QR code. */
export const scanLabel = "Scan the code to verify";
