import type { BadgeField } from "@emdia/contract/badges/fields.ts";

/** Badges are in Portuguese, as the sites are that read them. */
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
export const printWords = { title: "Crachás", scan: "Leia o código para conferir" } as const;
