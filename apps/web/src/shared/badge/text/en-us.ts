import type { Translated } from "../../i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  fields: {
    role: "Role",
    company: "Company",
    company_document: "Company CNPJ",
    contractor: "Contractor",
    document: "Document",
    admission_date: "Admission",
    projects: "Projects",
    activity_types: "Activity types",
  },
  front: "Front of the badge",
  back: "Back of the badge",
  photo: "Photo of {{name}}",
  noPhoto: "No photo",
  logo: "Logo of {{company}}",
  scan: "Scan the code to verify",
} as const satisfies Translated<typeof ptBr>;
