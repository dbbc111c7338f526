// Bytes of the two files of the panels.
import type { Locale } from "@emdia/contract/limits.ts";
import type { FilterLine } from "@emdia/contract/panels/words/describe-filter.ts";
import { taggedReport } from "../../../platform/pdf/tagged-report.ts";
import { writeWorkbook } from "../../../platform/spreadsheets/write-workbook.ts";
import { exportTexts } from "./export-texts.ts";
import type { PanelColumn, PanelTable } from "./panel-table.ts";

export type PanelFile = {
  readonly language: Locale;
  /** Company, time and filter in words. */
  readonly facts: { readonly company: string; readonly time: string; readonly filter: readonly FilterLine[] };
  readonly tables: readonly PanelTable[];
};

const FIRST_COLUMN_CHARS = 44;
const VALUE_COLUMN_CHARS = 80;

/** A sheet per panel, and a last one with the filter. */
export const panelWorkbook = ({ language, facts, tables }: PanelFile): Promise<Uint8Array> => {
  const { words } = exportTexts[language];
  const text = (heading: string, width: number) => ({ heading, width, kind: "text" as const });
  return writeWorkbook([
    ...tables.map(({ panel, columns: [first, ...others], rows }) => ({
      name: words.sheets[panel],
      columns: [text(first?.heading ?? "", FIRST_COLUMN_CHARS), ...others.map(({ heading }) => ({ heading, kind: "number" as const }))],
      rows,
    })),
    {
      name: words.file.filter,
      columns: [text(words.file.filter, FIRST_COLUMN_CHARS), text("", VALUE_COLUMN_CHARS)],
      rows: [[words.file.company, facts.company], [words.file.time, facts.time], ...facts.filter.map(({ label, value }) => [label, value])],
    },
  ]);
};

const cellText = (cell: string | number | null, { kind }: PanelColumn, language: Locale): string => {
  if (cell === null) return "–";
  if (typeof cell === "string") return cell;
  return kind === "share" ? `${cell}%` : cell.toLocaleString(language);
};

/** Titles and tables of the panels, tagged for screen readers. */
export const panelPdf = ({ language, facts, tables }: PanelFile): AsyncIterable<Uint8Array> => {
  const { words } = exportTexts[language];
  return taggedReport({
    title: words.file.title,
    language,
    facts: [
      `${words.file.company}: ${facts.company}`,
      ...facts.filter.map(({ label, value }) => `${label}: ${value}`),
      `${words.file.time}: ${facts.time}`,
    ],
    tables: tables.map(({ title, note, columns, rows, empty }) => ({
      title,
      note,
      headings: columns.map(({ heading }) => heading),
      rows: rows.map((row) => columns.map((column, at) => cellText(row[at] ?? null, column, language))),
      empty,
    })),
  });
};
