// Columns of the import of risk schedules.
import type { Locale } from "@emdia/contract/limits.ts";
import type { ImportColumn } from "../../../../platform/imports/rules/match-columns.ts";

export const scheduleColumnKeys = [
  "project",
  "contract",
  "company",
  "supplier",
  "facility",
  "department",
  "activities",
  "start",
  "end",
  "workers",
  "supervisor",
  "watches",
  "description",
  "precautions",
] as const;
export type ScheduleColumnKey = (typeof scheduleColumnKeys)[number];

type Names = { readonly names: { readonly [L in Locale]: string }; readonly aliases?: readonly string[] };
const named: { readonly [K in ScheduleColumnKey]: Names } = {
  project: { names: { "pt-BR": "Projeto", "en-US": "Project", "es-ES": "Proyecto" }, aliases: ["Obra"] },
  contract: {
    names: { "pt-BR": "Contrato", "en-US": "Contract", "es-ES": "Contrato" },
    aliases: ["Número do contrato", "Nº do contrato", "Contract number", "Número de contrato"],
  },
  company: { names: { "pt-BR": "Contratante", "en-US": "Contractor", "es-ES": "Contratante" } },
  supplier: {
    names: { "pt-BR": "Fornecedor", "en-US": "Supplier", "es-ES": "Proveedor" },
    aliases: ["CNPJ do fornecedor", "Supplier CNPJ", "CNPJ del proveedor"],
  },
  facility: { names: { "pt-BR": "Unidade", "en-US": "Unit", "es-ES": "Unidad" } },
  department: { names: { "pt-BR": "Área", "en-US": "Area", "es-ES": "Área" }, aliases: ["Local"] },
  activities: {
    names: { "pt-BR": "Atividades de risco", "en-US": "Risk activities", "es-ES": "Actividades de riesgo" },
    aliases: ["Atividades", "Atividade", "Atividade de risco", "Activities", "Activity", "Actividades", "Actividad"],
  },
  start: { names: { "pt-BR": "Início", "en-US": "Start", "es-ES": "Inicio" }, aliases: ["Data e hora de início", "Começo"] },
  end: { names: { "pt-BR": "Término", "en-US": "End", "es-ES": "Fin" }, aliases: ["Fim", "Data e hora de término", "Término previsto"] },
  workers: {
    names: { "pt-BR": "CPFs da equipe", "en-US": "Team CPFs", "es-ES": "CPF del equipo" },
    aliases: ["CPF", "CPFs", "Equipe", "Colaboradores", "Team", "Equipo"],
  },
  supervisor: {
    names: { "pt-BR": "CPF do supervisor", "en-US": "Supervisor CPF", "es-ES": "CPF del supervisor" },
    aliases: ["Supervisor"],
  },
  watches: {
    names: { "pt-BR": "CPFs dos vigias", "en-US": "Watch CPFs", "es-ES": "CPF de los vigías" },
    aliases: ["Vigia", "Vigias", "CPF do vigia", "Watch", "Vigía", "Vigías"],
  },
  description: {
    names: { "pt-BR": "Descrição", "en-US": "Description", "es-ES": "Descripción" },
    aliases: ["Descrição do trabalho"],
  },
  precautions: { names: { "pt-BR": "Precauções", "en-US": "Precautions", "es-ES": "Precauciones" } },
};
const required: readonly ScheduleColumnKey[] = ["project", "facility", "department", "activities", "start", "end", "workers"];

export type CompanySides = { readonly isContractor: boolean; readonly isProvider: boolean };

/** A contractor names the supplier of each line. A supplier plans its own team, and may name the contractor of the project. */
export const scheduleColumns = ({
  isContractor,
  isProvider,
}: CompanySides): readonly (ImportColumn & { readonly key: ScheduleColumnKey })[] =>
  scheduleColumnKeys
    .filter((key) => (key !== "supplier" || isContractor) && (key !== "company" || isProvider))
    .map((key) => ({
      key,
      names: named[key].names,
      aliases: named[key].aliases ?? [],
      isRequired: required.includes(key),
      ...(key === "project" && { replacedBy: "contract" }),
    }));
