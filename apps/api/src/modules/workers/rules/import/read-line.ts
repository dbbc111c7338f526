// Reads the cells of a line of workers.
import type { LabourRegime } from "@emdia/contract/catalogue/vocabulary.ts";
import type { CustomFieldAsks } from "@emdia/contract/custom-fields/custom-value.ts";
import type { CustomValue } from "@emdia/contract/custom-fields/field-routes.ts";
import type { LineReason } from "@emdia/contract/imports/report.ts";
import {
  FOREIGN_DOCUMENT_MAX_LENGTH,
  WORKER_ACTIVITY_TYPES_MAX,
  WORKER_NAME_MAX_LENGTH,
  WORKER_PROJECTS_MAX,
  WORKER_SALARY_MAX,
} from "@emdia/contract/limits.ts";
import type { ForeignDocument } from "@emdia/contract/workers/identity-document.ts";
import type { Gender } from "@emdia/contract/workers/vocabulary.ts";
import type { IsoDay } from "../../../../kernel/dates.ts";
import type { Refusal } from "../../../../kernel/outcome.ts";
import {
  type CellFault,
  cellFault,
  cpfOfCell,
  type Parsed,
  parseCents,
  parseChoice,
  parseCountry,
  parseDay,
  parseDecimal,
  parseFlag,
  parseText,
  plainCell,
} from "../../../../platform/imports/rules/parse-cell.ts";
import type { StoredDocument } from "../document.ts";
import { documentOf } from "../person.ts";
import { type NamedActivity, type NamedProject, type NameIndex, resolveActivities, resolveProjects } from "./resolve-names.ts";
import { documentTypeChoices, genderChoices, regimeChoices } from "./vocabulary.ts";
import { fieldKey, type WorkerColumnKey } from "./worker-columns.ts";

export type Cells = { readonly [key: string]: string };
export type FieldOfLine = { readonly id: number; readonly asks: CustomFieldAsks };
/** Rows that a line can name. */
export type NamedRows<P extends { readonly projectId: number }, F extends FieldOfLine> = {
  readonly activities: NameIndex<NamedActivity>;
  readonly projects: NameIndex<P>;
  readonly fields: readonly F[];
};

/** Values of a line. An undefined value has an empty cell or no column. */
export type WorkerLine<P extends { readonly projectId: number }> = {
  readonly document: StoredDocument | undefined;
  readonly name: string | undefined;
  readonly birthdate: IsoDay | undefined;
  readonly gender: Gender | undefined;
  readonly role: string | undefined;
  readonly admissionDate: IsoDay | undefined;
  readonly regime: LabourRegime | undefined;
  readonly exposedToRisk: boolean | undefined;
  readonly salaryCents: number | undefined;
  readonly activities: readonly NamedActivity[] | undefined;
  readonly projects: readonly NamedProject<P>[] | undefined;
  readonly values: readonly CustomValue[];
};

export const reasonOf = ({ code, details }: CellFault | Refusal, column: string | null): LineReason => ({
  code,
  column,
  ...(details !== undefined && { details: details as NonNullable<LineReason["details"]> }),
});

const cellOf = (cells: Cells, key: WorkerColumnKey): string => plainCell(cells[key] ?? "");

const parseForeignNumber = (text: string): Parsed<string> => {
  const plain = text.replace(/[\s./-]/g, "").toUpperCase();
  const isValid = text.length <= FOREIGN_DOCUMENT_MAX_LENGTH && /^[0-9A-Z]{1,32}$/.test(plain);
  return isValid ? { ok: true, value: plain } : cellFault("cell.invalid_document", { value: text });
};

type Read<T> = { readonly value: T | undefined; readonly reasons: readonly LineReason[] };
const read = <T>(cells: Cells, key: WorkerColumnKey, parse: (text: string) => Parsed<T>): Read<T> => {
  const text = cellOf(cells, key);
  if (text === "") return { value: undefined, reasons: [] };
  const result = parse(text);
  return result.ok ? { value: result.value, reasons: [] } : { value: undefined, reasons: [reasonOf(result, key)] };
};

const isRequired = (column: WorkerColumnKey): LineReason => ({ code: "cell.required", column });

const readForeign = (cells: Cells): Read<ForeignDocument> => {
  const number = read(cells, "foreignNumber", parseForeignNumber);
  const type = read(cells, "foreignType", (text) => parseChoice(text, documentTypeChoices));
  const country = read(cells, "foreignCountry", parseCountry);
  const missing = (["foreignType", "foreignCountry"] as const).filter((key) => cellOf(cells, key) === "");
  const reasons = [...number.reasons, ...type.reasons, ...country.reasons, ...missing.map(isRequired)];
  if (number.value === undefined || type.value === undefined || country.value === undefined) return { value: undefined, reasons };
  return { value: { type: type.value, country: country.value, number: number.value }, reasons };
};

/** The identity document, by the rule of the single form. */
export const readDocument = (cells: Cells): Read<StoredDocument> => {
  const hasForeign = cellOf(cells, "foreignNumber") !== "";
  const foreign = hasForeign ? readForeign(cells) : undefined;
  if (foreign && foreign.value === undefined) return { value: undefined, reasons: foreign.reasons };
  const text = cellOf(cells, "cpf");
  const document = documentOf({ CPF: text === "" ? null : cpfOfCell(text), foreignDocument: foreign?.value ?? null });
  if (document.ok) return { value: document.value, reasons: [] };
  return { value: undefined, reasons: [reasonOf(document, hasForeign ? "foreignNumber" : "cpf")] };
};

const parseAnswer = (text: string, asks: CustomFieldAsks): Parsed<string> => {
  if (asks.kind === "number") return parseDecimal(text);
  if (asks.kind === "date") return parseDay(text);
  if (asks.kind === "text") return { ok: true, value: plainCell(text) };
  return parseChoice(
    text,
    asks.options.map((option) => ({ value: option, names: [option] })),
  );
};

const readAnswers = (cells: Cells, fields: readonly FieldOfLine[]) => {
  const filled = fields.flatMap((field) => {
    const text = plainCell(cells[fieldKey(field)] ?? "");
    return text === "" ? [] : [{ field, answer: parseAnswer(text, field.asks) }];
  });
  return {
    values: filled.flatMap(({ field, answer }) => (answer.ok ? [{ customFieldId: field.id, value: answer.value }] : [])),
    reasons: filled.flatMap(({ field, answer }) => (answer.ok ? [] : [reasonOf(answer, fieldKey(field))])),
  };
};

type Resolve<T> = (cell: string) => { readonly found: readonly T[]; readonly faults: readonly CellFault[] };
type Many<T> = { readonly resolve: Resolve<T>; readonly maximum: number; readonly idOf: (item: T) => number };
/** Items of a cell, each once. */
const readMany = <T>(cells: Cells, key: "activityTypes" | "projects", { resolve, maximum, idOf }: Many<T>): Read<readonly T[]> => {
  const text = cells[key] ?? "";
  if (plainCell(text) === "") return { value: undefined, reasons: [] };
  const { found, faults } = resolve(text);
  const distinct = found.filter((item, at) => found.findIndex((other) => idOf(other) === idOf(item)) === at);
  const tooMany = distinct.length > maximum ? [cellFault("cell.too_many", { maximum })] : [];
  return { value: distinct, reasons: [...faults, ...tooMany].map((fault) => reasonOf(fault, key)) };
};

/** Parses all cells, and returns every fault with its column. */
export const readLine = <P extends { readonly projectId: number }, F extends FieldOfLine>(
  cells: Cells,
  rows: NamedRows<P, F>,
): { readonly line: WorkerLine<P>; readonly reasons: readonly LineReason[] } => {
  const isText = (text: string) => parseText(text, WORKER_NAME_MAX_LENGTH);
  const document = readDocument(cells);
  const name = read(cells, "name", isText);
  const birthdate = read(cells, "birthdate", parseDay);
  const gender = read(cells, "gender", (text) => parseChoice(text, genderChoices));
  const role = read(cells, "role", isText);
  const admissionDate = read(cells, "admissionDate", parseDay);
  const regime = read(cells, "contractRegime", (text) => parseChoice(text, regimeChoices));
  const exposedToRisk = read(cells, "exposedToRisk", parseFlag);
  const salary = read(cells, "salary", (text) => parseCents(text, WORKER_SALARY_MAX));
  const activities = readMany(cells, "activityTypes", {
    resolve: (cell) => resolveActivities(cell, rows.activities),
    maximum: WORKER_ACTIVITY_TYPES_MAX,
    idOf: ({ id }) => id,
  });
  const projects = readMany(cells, "projects", {
    resolve: (cell) => resolveProjects(cell, rows.projects),
    maximum: WORKER_PROJECTS_MAX,
    idOf: ({ project }) => project.projectId,
  });
  const answers = readAnswers(cells, rows.fields);
  const parts = [name, document, birthdate, gender, role, admissionDate, regime, exposedToRisk, salary, activities, projects, answers];
  return {
    line: {
      document: document.value,
      name: name.value,
      birthdate: birthdate.value,
      gender: gender.value,
      role: role.value,
      admissionDate: admissionDate.value,
      regime: regime.value,
      exposedToRisk: exposedToRisk.value,
      salaryCents: salary.value,
      activities: activities.value,
      projects: projects.value,
      values: answers.values,
    },
    reasons: parts.flatMap(({ reasons }) => reasons),
  };
};
