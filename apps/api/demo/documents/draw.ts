import { layoutOf, liesAcross } from "./layout-of.ts";
import { remark } from "./parts.ts";
import { newPen } from "./pen.ts";
import type { Printed } from "./printed.ts";
import type { Sheet } from "./sheet.ts";

const NOTICE = "Documento de demonstração, sem valor legal";
/** Visible part of the page in an incomplete scan. */
const SCANNED = 0.55;

const withFoot = ({ marks, ...page }: Sheet, at: number, of: number): Sheet => {
  const y = page.height - 30;
  const small = { kind: "text", size: 7, face: "sans", ink: "grey" } as const;
  return {
    ...page,
    marks: [...marks, { ...small, at: [48, y], text: NOTICE }, { ...small, at: [page.width - 100, y], text: `Página ${at} de ${of}` }],
  };
};

const bottomOf = (mark: Sheet["marks"][number]): number => {
  if (mark.kind === "text") return mark.at[1];
  return mark.kind === "area" ? mark.at[1] + mark.height : Math.max(...mark.points.map(([, y]) => y));
};
/** The beginning of a document: all pages but the last, or the upper part of its only page, with the page count in the footer. */
const beginningOf = (sheets: readonly Sheet[]): readonly Sheet[] => {
  if (sheets.length > 1) return sheets.slice(0, -1);
  return sheets.map(({ marks, ...page }) => ({ ...page, marks: marks.filter((mark) => bottomOf(mark) < page.height * SCANNED) }));
};

/** The pages of a document, correct or flawed. */
export const sheetsOf = (printed: Printed): readonly Sheet[] => {
  const pen = newPen(liesAcross(printed.kind));
  remark(pen, printed);
  layoutOf(printed.kind)(pen, printed);
  const whole = pen.sheets();
  const isCut = printed.wrong === "incomplete";
  const shown = isCut ? beginningOf(whole) : whole;
  const pages = isCut ? Math.max(whole.length, 2) : whole.length;
  return shown.map((sheet, at) => withFoot(sheet, at + 1, pages));
};
