import type { Locale } from "@emdia/contract/limits.ts";
import { languageOf } from "../../../platform/exports/ask-for-export.ts";
import type { OfferPlace } from "../../../platform/exports/offer-file.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { offerSheet } from "../../../platform/imports/offer-sheet.ts";
import type { SheetColumn } from "../../../platform/spreadsheets/write-sheet.ts";
import { type ScheduleColumnKey, scheduleColumns } from "../rules/import/schedule-columns.ts";
import { activeProjectNames, companySides } from "../store/import-lookups.ts";
import { chooseCompany } from "./choose-company.ts";
import { scheduleImportWords } from "./import-texts.ts";

const WIDE = 40;
const wide: readonly ScheduleColumnKey[] = ["project", "activities", "workers", "description", "precautions"];
/** A longer list is no help in a cell. */
const PROJECTS_MAX = 500;

type Column = ReturnType<typeof scheduleColumns>[number];
const columnIn = (language: Locale, { key, names, isRequired }: Column, projects: readonly string[]): SheetColumn => {
  const note = scheduleImportWords[language].template.notes[key];
  return {
    heading: names[language],
    kind: "text",
    isRequired,
    ...(wide.includes(key) && { width: WIDE }),
    ...(key === "project" && projects.length > 0 && { choices: projects, acceptsOther: true }),
    ...(note !== undefined && { note }),
  };
};

/** Offers the template of the import in the language of the user, with the columns of the company's side. */
export const generateScheduleTemplate =
  (files: OfferPlace): Handler<"GET /risk-schedule/import-spreadsheet"> =>
  async (scope, { query: { format } }) => {
    const company = chooseCompany(scope);
    if (!company.ok) return company;
    const { tx, account } = scope;
    const language = await languageOf(tx, account.id);
    const projects = await activeProjectNames(tx, company.value, PROJECTS_MAX);
    const columns = scheduleColumns(await companySides(tx, company.value)).map((column) => columnIn(language, column, projects));
    const { file, sheet, guide, lines } = scheduleImportWords[language].template;
    return offerSheet(scope, files, { name: file, format, content: { name: sheet, columns, rows: [], guide: { name: guide, lines } } });
  };
