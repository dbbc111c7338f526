import type { BadgeField } from "@emdia/contract/badges/config-routes.ts";

/** Badges are in Portuguese, as the sites are that read them. */
export const fieldLabels: { readonly [F in BadgeField]: string } = {
  role: "Função",
  company: "Empresa",
  company_document: "CNPJ",
  contractor: "Contratante",
  document: "Documento",
  admission_date: "Admissão",
  projects: "Projetos",
  activity_types: "Atividades",
};
export const printWords = { title: "Crachás", scan: "Leia o código para conferir", code: "Código" } as const;
