import type { Locale } from "@emdia/contract/limits.ts";
import { languageOf } from "../../../../platform/exports/ask-for-export.ts";
import type { OfferPlace } from "../../../../platform/exports/offer-file.ts";
import type { Handler } from "../../../../platform/http/handler.ts";
import { offerSheet } from "../../../../platform/imports/offer-sheet.ts";
import type { SheetColumn, SheetContent } from "../../../../platform/spreadsheets/write-sheet.ts";
import { documentTypeNames } from "../../rules/import/vocabulary.ts";
import { type RestrictionColumnKey, restrictionColumns } from "../../rules/restriction-import/restriction-columns.ts";
import { companyToRestrict } from "../policy.ts";
import { restrictionImportWords } from "./restriction-import-texts.ts";

const LONG_TEXT_WIDTH = 40;
const days: readonly RestrictionColumnKey[] = ["startDate", "endDate"];
const longTexts: readonly RestrictionColumnKey[] = ["name", "reason"];

const columnsIn = (language: Locale): readonly SheetColumn[] => {
  const { notes } = restrictionImportWords[language].template;
  return restrictionColumns.map(({ key, names, isRequired }) => {
    const note = notes[key];
    return {
      heading: names[language],
      kind: days.includes(key) ? "day" : "text",
      isRequired,
      ...(longTexts.includes(key) && { width: LONG_TEXT_WIDTH }),
      ...(key === "foreignType" && { choices: Object.values(documentTypeNames).map((name) => name[language]) }),
      ...(note !== undefined && { note }),
    };
  });
};

const contentIn = (language: Locale): SheetContent => {
  const { sheet, guide, lines } = restrictionImportWords[language].template;
  return { name: sheet, columns: columnsIn(language), rows: [], guide: { name: guide, lines } };
};

/** Offers the template of the import, in the language of the user. */
export const generateRestrictionTemplate =
  (files: OfferPlace): Handler<"GET /companies/{companyId}/restricted-employee/import-spreadsheet"> =>
  async (scope, { params, query: { format } }) => {
    const company = companyToRestrict(scope, "import_restricted_employee", params.companyId);
    if (!company.ok) return company;
    const language = await languageOf(scope.tx, scope.account.id);
    const { file } = restrictionImportWords[language].template;
    return offerSheet(scope, files, { name: file, format, content: contentIn(language) });
  };
