import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  title: "Consulta de credencial",
  loading: "Consultando la credencial",
  prompt: {
    scan: "Apunte la cámara del móvil al código QR de la credencial.",
    code: "O escriba el código",
    codeSays: "Está debajo del código QR, en el reverso de la credencial.",
    missing: "Escriba el código de la credencial.",
    check: "Consultar",
  },
  yes: "Puede trabajar",
  no: "No puede trabajar",
  since: "En el proyecto desde {{day}}",
  trainings: {
    yes: "Capacitaciones exigidas vigentes",
    yesSince: "Capacitaciones exigidas vigentes desde el {{day}}",
    no: "Capacitaciones exigidas no vigentes",
    noSince: "Capacitaciones exigidas no vigentes desde el {{day}}",
  },
  projects: "Proyectos",
  noProject: "Ningún proyecto en curso usa esta credencial.",
  photoOf: "Foto de {{name}}",
  checkedAt: "Consultado el {{at}}",
  again: "Consultar de nuevo",
  another: "Consultar otra credencial",
  revoked: {
    title: "Credencial revocada",
    says: "Esta credencial ya no es válida. Pida la credencial actual o hable con la empresa de la persona.",
  },
  unknown: { title: "Credencial no encontrada", says: "Ninguna credencial tiene este código. Revise el código e inténtelo de nuevo." },
  number: {
    title: "Lea el código de la credencial",
    says: "Un número no identifica una credencial. Lea el código QR o escriba el código impreso.",
  },
} satisfies Translated<typeof ptBr>;
