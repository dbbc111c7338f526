import type { LineReason } from "@emdia/contract/imports/report.ts";
import { XLSX_TYPE } from "@emdia/contract/imports/upload.ts";
import type { Locale } from "@emdia/contract/limits.ts";
import type { Scope } from "../access/scope.ts";
import { languageOf } from "../exports/ask-for-export.ts";
import { type OfferPlace, offerFile } from "../exports/offer-file.ts";
import { writeXlsx } from "../spreadsheets/write-sheet.ts";
import { importInView, mayReadColumn, readableReason } from "./import-access.ts";
import type { ImportDefinition } from "./import-definition.ts";
import type { ImportRef } from "./import-reports.ts";
import { unmatchedPositions } from "./rules/match-columns.ts";
import { isReasonsHeading, reasonsHeadings } from "./rules/reasons-heading.ts";
import { failedLines } from "./store/import-lines.ts";
import type { StoredRun } from "./store/import-runs.ts";

const PAGE_LINES = 1_000;

type Texts = { readonly sheet: string; readonly file: string };
const texts: { readonly [L in Locale]: Texts } = {
  "pt-BR": { sheet: "Corrigir", file: "corrigir" },
  "en-US": { sheet: "To correct", file: "to-correct" },
  "es-ES": { sheet: "Corregir", file: "corregir" },
};

type Input = { readonly run: StoredRun; readonly definition: ImportDefinition; readonly language: Locale };

/** Text of a reason, with the heading of its column in the file. */
const reasonIn = ({ run, definition, language }: Input, reason: LineReason): string => {
  const heading = reason.column === null ? undefined : run.headings[run.mapping[reason.column] ?? -1];
  const text = definition.reasonText(reason, language);
  return heading === undefined ? text : `${heading}: ${text}`;
};

async function* rowsOf(scope: Scope, input: Input, positions: readonly number[]) {
  const { tx } = scope;
  const { run, definition } = input;
  const key = { companyId: run.companyId, runId: run.id };
  for (let behind = 0; ; ) {
    const page = await failedLines(tx, key, { behind, until: run.lastLine, atMost: PAGE_LINES });
    for (const { cells, reasons } of page) {
      const texts = reasons.map((reason) => reasonIn(input, readableReason(scope, definition, { run, reason })));
      yield [...positions.map((position) => cells[position] ?? ""), [...new Set(texts)].join("\n")];
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE_LINES) return;
    behind = last.line;
  }
}

/**
 * Columns of the file, without those that the user may not read and without the reasons of an earlier correction. Columns that the import
 * ignores may hold anything, so only the importing user gets them.
 */
const positionsOf = (scope: Scope, { run, definition }: Input): readonly number[] => {
  const unmatched = unmatchedPositions(run.headings, run.mapping);
  const isOwn = run.accountId === scope.account.id;
  const hidden = new Set([
    ...Object.entries(run.mapping)
      .filter(([key]) => !mayReadColumn(scope, definition, { run, key }))
      .map(([, position]) => position),
    ...unmatched.filter((position) => !isOwn || isReasonsHeading(run.headings[position] ?? "")),
  ]);
  return run.headings.map((_, position) => position).filter((position) => !hidden.has(position));
};

const nameWithout = (fileName: string): string => fileName.replace(/\.[^.]*$/, "");

/** Offers a spreadsheet with the failed lines, their original values and their reasons. It can be imported after correction. */
export const offerCorrection = (files: OfferPlace) => async (scope: Scope, definition: ImportDefinition, ref: ImportRef) => {
  const found = await importInView(scope, definition, ref);
  if (!found.ok) return found;
  const run = found.value;
  const language = await languageOf(scope.tx, scope.account.id);
  const input = { run, definition, language };
  const positions = positionsOf(scope, input);
  const { sheet, file } = texts[language];
  const isText = { kind: "text", width: 24 } as const;
  const headings = positions.map((position) => ({ ...isText, heading: run.headings[position] ?? "" }));
  const columns = [...headings, { ...isText, heading: reasonsHeadings[language], width: 60 }];
  const bytes = writeXlsx({ name: sheet, columns, rows: rowsOf(scope, input, positions) });
  const offered = await offerFile(scope, files, { name: `${nameWithout(run.fileName)}-${file}.xlsx`, type: XLSX_TYPE, bytes });
  return offered.ok ? offered.value : offered;
};
