import type { Locale } from "@emdia/contract/limits.ts";
import { languageOf } from "../../../platform/exports/ask-for-export.ts";
import type { OfferPlace } from "../../../platform/exports/offer-file.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { offerSheet } from "../../../platform/imports/offer-sheet.ts";
import type { ImportColumn } from "../../../platform/imports/rules/match-columns.ts";
import type { SheetColumn, SheetContent } from "../../../platform/spreadsheets/write-sheet.ts";
import { flagNames } from "../../workers/rules/index.ts";
import { resultColumns } from "../rules/import/result-columns.ts";
import { sessionsOf } from "../store/classes.ts";
import { classToImport } from "./class-to-import.ts";
import { resultImportWords } from "./import-texts.ts";

const NAME_WIDTH = 40;

const columnIn = (language: Locale, { key, names, isRequired }: ImportColumn): SheetColumn => {
  const { notes } = resultImportWords[language].template;
  const isSession = key.startsWith("session:");
  const known: { readonly [column: string]: string | undefined } = notes;
  const note = isSession ? notes.session : known[key];
  return {
    heading: names[language],
    kind: key === "score" ? "number" : "text",
    isRequired,
    ...(key === "name" && { width: NAME_WIDTH }),
    ...(isSession && { choices: flagNames[language] }),
    ...(note !== undefined && { note }),
  };
};

const contentIn = (language: Locale, columns: readonly ImportColumn[]): SheetContent => {
  const { sheet, guide, lines } = resultImportWords[language].template;
  return { name: sheet, columns: columns.map((column) => columnIn(language, column)), rows: [], guide: { name: guide, lines } };
};

/** Offers the template of the import, in the language of the user, with a column for each session and, if there is a test, the score. */
export const generateResultTemplate =
  (files: OfferPlace): Handler<"GET /integrations/{companyId}/training-classes/{id}/import-spreadsheet"> =>
  async (scope, { params, query: { format } }) => {
    const found = await classToImport(scope, params);
    if (!found.ok) return found;
    const training = found.value;
    const language = await languageOf(scope.tx, scope.account.id);
    const columns = resultColumns(await sessionsOf(scope.tx, training)).filter(({ key }) => training.hasTest || key !== "score");
    const { file } = resultImportWords[language].template;
    return offerSheet(scope, files, { name: file, format, content: contentIn(language, columns) });
  };
