// PDF report of titled tables, tagged for screen readers (PDF/UA).
import { withoutEmoji } from "./draw-text.ts";
import { mm, openDocument, type Pdf, yieldToEventLoop } from "./open-document.ts";

export type ReportTable = {
  readonly title: string;
  readonly note: string | null;
  /** The first column names its row. The cells of the others are aligned to the right. */
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Text instead of a table without rows. */
  readonly empty: string;
};
export type Report = {
  readonly title: string;
  readonly language: string;
  /** Lines below the title. */
  readonly facts: readonly string[];
  readonly tables: readonly ReportTable[];
};
type Element = ReturnType<Pdf["struct"]>;
type Parent = { readonly pdf: Pdf; readonly element: Element };
type TextStyle = { readonly size: number; readonly font: "regular" | "bold"; readonly color: string };

const INK = "#111827";
const QUIET = "#4b5563";
const LINE = "#9ca3af";
const HEAD_GROUND = "#e9eef3";
const MARGIN_MM = 15;
const WIDTH_MM = 210 - 2 * MARGIN_MM;
const FOOT_MM = 287;
/** Width of a column of figures. The first column takes the rest, at least its minimum. */
const FIGURE_COLUMN_MM = 26;
const FIRST_COLUMN_MIN_MM = 44;
const CELL_SIZE = 9;
/** Smaller than the cells, so that a word fits in a narrow column. */
const HEADING_SIZE = 8;
/** A table that is longer than a page starts on the current one if this height is free. */
const LONG_TABLE_START_MM = 60;
const ROW_POINTS = 18;

const textStyles = {
  H1: { size: 20, font: "bold", color: INK },
  H2: { size: 13, font: "bold", color: INK },
  P: { size: 9.5, font: "regular", color: QUIET },
} as const satisfies { readonly [tag: string]: TextStyle };

/** Control characters have no glyph. */
const printable = (text: string): string => withoutEmoji(text).replace(/\p{Cc}+/gu, " ");

/** Writes a heading or paragraph at the current line. */
const write = ({ pdf, element }: Parent, tag: keyof typeof textStyles, text: string): void => {
  const { size, font, color } = textStyles[tag];
  const draw = () => {
    pdf
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(printable(text), mm(MARGIN_MM), pdf.y, { width: mm(WIDTH_MM), lineGap: 1 });
  };
  element.add(pdf.struct(tag, {}, draw));
};

const addPage = (pdf: Pdf): void => {
  pdf.addPage({ size: "A4", margin: mm(MARGIN_MM) });
};

const drawTable = ({ pdf, element }: Parent, { headings, rows }: ReportTable): void => {
  const figures = headings.length - 1;
  const width = Math.min(FIGURE_COLUMN_MM, (WIDTH_MM - FIRST_COLUMN_MIN_MM) / Math.max(figures, 1));
  const cellOf = (text: string, column: number) => ({
    text: printable(text),
    font: { src: "regular", size: CELL_SIZE },
    align: { x: column === 0 ? ("left" as const) : ("right" as const), y: "center" as const },
  });
  // Not passed directly, because the types of the library lack the parent of the structure.
  const options = {
    position: { x: mm(MARGIN_MM), y: pdf.y },
    maxWidth: mm(WIDTH_MM),
    columnStyles: headings.map((_, column) => (column === 0 ? { width: "*" } : { width: mm(width) })),
    defaultStyle: {
      textColor: INK,
      border: { top: 0, right: 0, bottom: 0.5, left: 0 },
      borderColor: LINE,
      padding: 3,
    },
    structParent: element,
  };
  const table = pdf.table(options);
  table.row(
    headings.map((heading, column) => ({
      ...cellOf(heading, column),
      type: "TH" as const,
      scope: "Column",
      font: { src: "bold", size: HEADING_SIZE },
      backgroundColor: HEAD_GROUND,
    })),
  );
  for (const row of rows)
    table.row(row.map((text, column) => (column === 0 ? { ...cellOf(text, 0), type: "TH" as const, scope: "Row" } : cellOf(text, column))));
  table.end();
};

/** Starts a page if the title and the rows do not fit on the current one, unless they do not fit on any. */
const keepTogether = (pdf: Pdf, { rows }: ReportTable): void => {
  const height = (rows.length + 1) * ROW_POINTS + mm(18);
  const bottom = pdf.page.maxY();
  const fitsOnAPage = height <= bottom - pdf.page.margins.top;
  if (pdf.y + height > bottom && (fitsOnAPage || pdf.y > bottom - mm(LONG_TABLE_START_MM))) addPage(pdf);
};

const drawPart = (pdf: Pdf, document: Element, part: ReportTable): void => {
  pdf.moveDown(1);
  keepTogether(pdf, part);
  const element = pdf.struct("Sect");
  document.add(element);
  write({ pdf, element }, "H2", part.title);
  if (part.note !== null) write({ pdf, element }, "P", part.note);
  pdf.moveDown(0.3);
  if (part.rows.length > 0) drawTable({ pdf, element }, part);
  else write({ pdf, element }, "P", part.empty);
  element.end();
};

/** Page numbers, which screen readers skip. */
const drawPageNumbers = (pdf: Pdf): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    // The footer is below the text area, where a text would start a page.
    pdf.page.margins.bottom = 0;
    pdf.markContent("Artifact", { type: "Pagination" });
    pdf.font("regular").fontSize(8).fillColor(QUIET);
    pdf.text(`${page + 1} / ${count}`, mm(MARGIN_MM), mm(FOOT_MM), { width: mm(WIDTH_MM), align: "right", lineBreak: false });
    pdf.endMarkedContent();
  }
};

const draw = async (pdf: Pdf, { title, facts, tables }: Report): Promise<void> => {
  const document = pdf.struct("Document");
  pdf.addStructure(document);
  addPage(pdf);
  write({ pdf, element: document }, "H1", title);
  pdf.moveDown(0.3);
  for (const fact of facts) write({ pdf, element: document }, "P", fact);
  for (const table of tables) {
    drawPart(pdf, document, table);
    await yieldToEventLoop();
  }
  document.end();
  drawPageNumbers(pdf);
};

/** The bytes of the report. An error while drawing ends the stream with that error. */
export async function* taggedReport(report: Report): AsyncGenerator<Uint8Array> {
  const pdf = await openDocument({ title: report.title, language: report.language, isTagged: true });
  void draw(pdf, report).then(
    () => pdf.end(),
    (error: Error) => pdf.destroy(error),
  );
  yield* pdf as AsyncIterable<Uint8Array>;
}
