import { CSV_TYPE, XLSX_TYPE } from "@emdia/contract/imports/upload.ts";
import type { Scope } from "../access/scope.ts";
import { type OfferPlace, offerFile } from "../exports/offer-file.ts";
import { type SheetContent, writeCsv, writeXlsx } from "../spreadsheets/write-sheet.ts";

type Input = {
  /** Name of the file without its ending. */
  readonly name: string;
  readonly format: "xlsx" | "csv";
  readonly content: SheetContent;
};

/** Writes a spreadsheet and returns a link to it. */
export const offerSheet = async (scope: Pick<Scope, "tx" | "now">, files: OfferPlace, { name, format, content }: Input) => {
  const [type, bytes] = format === "csv" ? [CSV_TYPE, writeCsv(content)] : [XLSX_TYPE, writeXlsx(content)];
  const offered = await offerFile(scope, files, { name: `${name}.${format}`, type, bytes });
  return offered.ok ? offered.value : offered;
};
