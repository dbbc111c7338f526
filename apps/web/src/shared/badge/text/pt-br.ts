import type { BadgeField } from "@emdia/contract/badges/fields.ts";

/** What is printed on a badge. */
export const text = {
  fields: {
    role: "Função",
    company: "Empresa",
    company_document: "CNPJ da empresa",
    contractor: "Contratante",
    document: "Documento",
    admission_date: "Admissão",
    projects: "Projetos",
    activity_types: "Tipos de atividade",
  } satisfies { readonly [F in BadgeField]: string },
  front: "Frente do crachá",
  back: "Verso do crachá",
  photo: "Foto de {{name}}",
  noPhoto: "Sem foto",
  logo: "Logotipo de {{company}}",
  scan: "Leia o código para conferir",
} as const;
