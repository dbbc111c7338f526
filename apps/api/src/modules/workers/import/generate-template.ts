import type { Locale } from "@emdia/contract/limits.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { languageOf } from "../../../platform/exports/ask-for-export.ts";
import type { OfferPlace } from "../../../platform/exports/offer-file.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { offerSheet } from "../../../platform/imports/offer-sheet.ts";
import type { SheetColumn, SheetContent } from "../../../platform/spreadsheets/write-sheet.ts";
import { type CustomFieldInUse, fieldsOfWorkers } from "../../companies/index.ts";
import { mayDo } from "../policy.ts";
import { chooseProvider } from "../records/choose-provider.ts";
import { namesOfProject } from "../rules/import/resolve-names.ts";
import { documentTypeNames, flagNames, genderNames, regimeNames } from "../rules/import/vocabulary.ts";
import { headingOfField, type WorkerColumnKey, workerColumnKeys, workerColumns } from "../rules/import/worker-columns.ts";
import { offeredProjects } from "../store/contracts.ts";
import { activityTypesOf } from "../store/import-facts.ts";
import { importWords } from "./import-texts.ts";

type Names = { readonly [value: string]: { readonly [L in Locale]: string } };
const namesIn = (names: Names, language: Locale): readonly string[] => Object.values(names).map((name) => name[language]);

type Rows = { readonly activities: readonly string[]; readonly projects: readonly string[]; readonly fields: readonly CustomFieldInUse[] };
type Input = Rows & { readonly language: Locale; readonly withSalary: boolean };

const kinds: { readonly [K in WorkerColumnKey]?: SheetColumn["kind"] } = { birthdate: "day", admissionDate: "day", salary: "number" };
const columnOf = (key: WorkerColumnKey, { language, activities, projects }: Input): SheetColumn => {
  const column = workerColumns.find((one) => one.key === key);
  const heading = column?.names[language] ?? key;
  const note = importWords[language].template.notes[key];
  const lists: { readonly [K in WorkerColumnKey]?: readonly string[] } = {
    foreignType: namesIn(documentTypeNames, language),
    gender: namesIn(genderNames, language),
    contractRegime: namesIn(regimeNames, language),
    exposedToRisk: flagNames[language],
    activityTypes: activities,
    projects,
  };
  const choices = lists[key];
  return {
    heading,
    kind: kinds[key] ?? "text",
    isRequired: column?.isRequired ?? false,
    acceptsOther: key === "activityTypes" || key === "projects",
    ...(choices && { choices }),
    ...(note !== undefined && { note }),
  };
};

const kindOfField = { text: "text", choice: "text", number: "number", date: "day" } as const;
const columnOfField = (field: CustomFieldInUse, { fields, language }: Input): SheetColumn => {
  const { template } = importWords[language];
  const about = field.required ? [template.field, template.requiredField] : [template.field];
  const note = [
    ...about.map((text) => text.replaceAll("{company}", field.company.name)),
    ...((field.hint ?? "") ? [field.hint ?? ""] : []),
  ];
  return {
    heading: headingOfField(field, fields),
    kind: kindOfField[field.asks.kind],
    note: note.join(" "),
    ...(field.asks.kind === "choice" && { choices: field.asks.options }),
  };
};

const contentOf = (input: Input): SheetContent => {
  const { template } = importWords[input.language];
  const keys = workerColumnKeys.filter((key) => key !== "salary" || input.withSalary);
  return {
    name: template.sheet,
    columns: [...keys.map((key) => columnOf(key, input)), ...input.fields.map((field) => columnOfField(field, input))],
    rows: [],
    guide: { name: template.guide, lines: template.lines },
  };
};

const rowsOf = async ({ tx }: Scope, providerId: number): Promise<Rows> => {
  const projects = (await offeredProjects(tx, providerId)).filter(({ takesWorkers }) => takesWorkers);
  const isShared = (name: string) => projects.filter((project) => project.name === name).length > 1;
  const label = (project: (typeof projects)[number]) => namesOfProject(project)[isShared(project.name) ? 1 : 0] ?? project.name;
  const activities = (await activityTypesOf(tx, providerId)).filter(({ isActive }) => isActive);
  return {
    activities: activities.map(({ name }) => name),
    projects: projects.map(label).toSorted((one, other) => one.localeCompare(other, "pt-BR")),
    fields: await fieldsOfWorkers(tx, { providerId }),
  };
};

/** Offers the template of the import, in the language of the user. Without the permission for salaries it has no salary column. */
export const generateTemplate =
  (files: OfferPlace): Handler<"GET /companies/employees/generate-import-spreadsheet"> =>
  async (scope, { query: { format } }) => {
    const company = chooseProvider(scope, { permission: "import_employee" });
    if (!company.ok) return company;
    const providerId = company.value;
    const language = await languageOf(scope.tx, scope.account.id);
    const withSalary = mayDo(scope, "see_employee_salary", { providerId });
    const content = contentOf({ ...(await rowsOf(scope, providerId)), language, withSalary });
    const { file } = importWords[language].template;
    return offerSheet(scope, files, { name: file.replace(/\.xlsx$/, ""), format, content });
  };
