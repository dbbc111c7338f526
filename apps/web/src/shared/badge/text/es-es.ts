import type { Translated } from "../../i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
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
  front: "Frente de la credencial",
  back: "Reverso de la credencial",
  photo: "Foto de {{name}}",
  noPhoto: "Sin foto",
  logo: "Logotipo de {{company}}",
  scan: "Lea el código para verificar",
} as const satisfies Translated<typeof ptBr>;
