import type { BadgeField } from "@emdia/contract/badges/fields.ts";
import type { Locale } from "@emdia/contract/limits.ts";

export type PrintWords = {
  /** Title of the document, and start of the name of the file. */
  readonly title: string;
  readonly file: string;
  readonly scan: string;
  readonly fields: { readonly [F in BadgeField]: string };
};

/** Words on a printed badge, in the language of the user who prints. They equal the ones of the card on screen. */
export const printWords: { readonly [L in Locale]: PrintWords } = {
  "pt-BR": {
    title: "Crachás",
    file: "crachas",
    scan: "Leia o código para conferir",
    fields: {
      role: "Função",
      company: "Empresa",
      company_document: "CNPJ da empresa",
      contractor: "Contratante",
      document: "Documento",
      admission_date: "Admissão",
      projects: "Projetos",
      activity_types: "Tipos de atividade",
    },
  },
  "en-US": {
    title: "Badges",
    file: "badges",
    scan: "Scan the code to verify",
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
  },
  "es-ES": {
    title: "Credenciales",
    file: "credenciales",
    scan: "Lea el código para verificar",
    fields: {
      role: "Función",
      company: "Empresa",
      company_document: "CNPJ de la empresa",
      contractor: "Contratante",
      document: "Documento",
      admission_date: "Admisión",
      projects: "Proyectos",
      activity_types: "Tipos de actividad",
    },
  },
};
