import type { Locale } from "@emdia/contract/limits.ts";
import type { TrainingKind } from "@emdia/contract/trainings/vocabulary.ts";
import type { ExportMail } from "../../../platform/exports/export-template.ts";

/** Columns of the file, in order. */
export const exportColumns = [
  "company",
  "name",
  "document",
  "kinds",
  "theory",
  "practice",
  "validity",
  "attendance",
  "score",
  "places",
  "instructors",
] as const;
export type ExportColumn = (typeof exportColumns)[number];
type ExportTexts = {
  readonly file: string;
  readonly columns: { readonly [C in ExportColumn]: string };
  readonly kinds: { readonly [K in TrainingKind]: string };
  readonly mail: ExportMail;
};

const ptBr: ExportTexts = {
  file: "treinamentos",
  columns: {
    company: "Contratante",
    name: "Treinamento",
    document: "Documento",
    kinds: "Tipos",
    theory: "Teoria (h)",
    practice: "Prática (h)",
    validity: "Validade (meses)",
    attendance: "Presença mínima (%)",
    score: "Nota mínima",
    places: "Vagas",
    instructors: "Instrutores",
  },
  kinds: { initial: "Inicial", periodic: "Periódico", eventual: "Eventual" },
  mail: {
    title: "Sua planilha de treinamentos está pronta",
    paragraphs: [
      "A planilha que você pediu traz {count} configuração(ões) de treinamento, como estavam quando ela foi feita.",
      "O link abaixo pede que você entre na sua conta e vale por {hours} horas. Depois disso o arquivo é apagado, e você pode pedir outro na configuração de treinamentos.",
    ],
    action: "Baixar planilha",
  },
};
const enUs: ExportTexts = {
  file: "trainings",
  columns: {
    company: "Contractor",
    name: "Training",
    document: "Document",
    kinds: "Kinds",
    theory: "Theory (h)",
    practice: "Practice (h)",
    validity: "Validity (months)",
    attendance: "Minimum attendance (%)",
    score: "Minimum score",
    places: "Places",
    instructors: "Instructors",
  },
  kinds: { initial: "Initial", periodic: "Periodic", eventual: "Eventual" },
  mail: {
    title: "Your spreadsheet of trainings is ready",
    paragraphs: [
      "The spreadsheet you requested has {count} training configuration(s), as they were when it was created.",
      "The link below asks you to sign in and works for {hours} hours. After that the file is deleted, and you can request another one in the training configuration.",
    ],
    action: "Download spreadsheet",
  },
};
const esEs: ExportTexts = {
  file: "capacitaciones",
  columns: {
    company: "Contratante",
    name: "Capacitación",
    document: "Documento",
    kinds: "Tipos",
    theory: "Teoría (h)",
    practice: "Práctica (h)",
    validity: "Validez (meses)",
    attendance: "Asistencia mínima (%)",
    score: "Calificación mínima",
    places: "Plazas",
    instructors: "Instructores",
  },
  kinds: { initial: "Inicial", periodic: "Periódica", eventual: "Eventual" },
  mail: {
    title: "Su hoja de cálculo de capacitaciones está lista",
    paragraphs: [
      "La hoja que solicitó trae {count} configuración(es) de capacitación, como estaban cuando se creó.",
      "El enlace pide que inicie sesión y vale por {hours} horas. Después el archivo se elimina, y puede solicitar otro en la configuración de capacitaciones.",
    ],
    action: "Descargar hoja de cálculo",
  },
};
export const exportTexts: { readonly [L in Locale]: ExportTexts } = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };
