// Columns of the import of workers.
import type { ImportColumn } from "../../../../platform/imports/rules/match-columns.ts";
import { normalizeHeading } from "../../../../platform/imports/rules/match-columns.ts";

export const workerColumnKeys = [
  "name",
  "cpf",
  "foreignType",
  "foreignCountry",
  "foreignNumber",
  "birthdate",
  "gender",
  "role",
  "admissionDate",
  "contractRegime",
  "exposedToRisk",
  "salary",
  "activityTypes",
  "projects",
] as const;
export type WorkerColumnKey = (typeof workerColumnKeys)[number];

type Spec = readonly [pt: string, en: string, es: string, ...aliases: string[]];
const specs: { readonly [K in WorkerColumnKey]: Spec } = {
  name: ["Nome", "Name", "Nombre", "Nome completo", "Nome do colaborador", "Colaborador", "Funcionário", "Full name", "Nombre completo"],
  cpf: ["CPF", "CPF", "CPF", "Documento", "CPF do colaborador", "Número do CPF", "Nº CPF", "Document"],
  foreignType: ["Tipo do documento estrangeiro", "Foreign document type", "Tipo del documento extranjero", "Tipo de documento"],
  foreignCountry: ["País do documento", "Document country", "País del documento", "País", "País emissor", "Country"],
  foreignNumber: [
    "Número do documento estrangeiro",
    "Foreign document number",
    "Número del documento extranjero",
    "Documento estrangeiro",
    "Foreign document",
    "Documento extranjero",
    "Passaporte",
  ],
  birthdate: ["Data de nascimento", "Date of birth", "Fecha de nacimiento", "Nascimento", "Birthdate", "Birth date", "Dt nascimento"],
  gender: ["Gênero", "Gender", "Género", "Sexo"],
  role: ["Função", "Role", "Función", "Cargo", "Job title", "Ocupação", "Puesto"],
  admissionDate: ["Data de admissão", "Admission date", "Fecha de admisión", "Admissão", "Hire date", "Dt admissão", "Fecha de ingreso"],
  contractRegime: [
    "Regime de contratação",
    "Contract regime",
    "Régimen de contratación",
    "Regime",
    "Tipo de contrato",
    "Vínculo",
    "Régimen",
  ],
  exposedToRisk: ["Exposto a risco", "Exposed to risk", "Expuesto a riesgo", "Exposição a risco", "Exposição a riscos", "Risco"],
  salary: ["Salário", "Salary", "Salario", "Remuneração"],
  activityTypes: ["Tipos de atividade", "Activity types", "Tipos de actividad", "Tipo de atividade", "Atividades"],
  projects: ["Projetos", "Projects", "Proyectos", "Projeto", "Project", "Proyecto"],
};
const required: ReadonlySet<WorkerColumnKey> = new Set(["name", "cpf", "birthdate", "role", "admissionDate", "contractRegime"]);

export const workerColumns: readonly ImportColumn[] = workerColumnKeys.map((key) => {
  const [pt, en, es, ...aliases] = specs[key];
  const column = { key, names: { "pt-BR": pt, "en-US": en, "es-ES": es }, aliases, isRequired: required.has(key) };
  return key === "cpf" ? { ...column, replacedBy: "foreignNumber" } : column;
});

/** Columns that identify a person, in the order of the keys. */
export const personColumns = <K extends WorkerColumnKey>(keys: readonly K[]): readonly (ImportColumn & { readonly key: K })[] =>
  keys.flatMap((key) => workerColumns.filter((column) => column.key === key).map((column) => ({ ...column, key })));

export type ImportedField = {
  readonly id: number;
  readonly name: string;
  readonly company: { readonly id: number; readonly name: string };
};
export const fieldKey = ({ id }: Pick<ImportedField, "id">): string => `field:${id}`;

/** Heading of a custom field: its name, with the contractor if another column has the same name. */
export const headingOfField = (field: ImportedField, fields: readonly ImportedField[]): string => {
  const plain = normalizeHeading(field.name);
  const isShared = fields.some((other) => other.id !== field.id && normalizeHeading(other.name) === plain);
  const isOurs = workerColumns.some(({ names, aliases }) =>
    [...Object.values(names), ...aliases].some((name) => normalizeHeading(name) === plain),
  );
  return isShared || isOurs ? `${field.name} (${field.company.name})` : field.name;
};

/** Columns of contractors' custom fields. */
export const fieldColumns = (fields: readonly ImportedField[]): readonly ImportColumn[] =>
  fields.map((field) => {
    const heading = headingOfField(field, fields);
    const names = { "pt-BR": heading, "en-US": heading, "es-ES": heading };
    return { key: fieldKey(field), names, aliases: [`${field.name} (${field.company.name})`], isRequired: false };
  });
