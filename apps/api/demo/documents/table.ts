import type { Pen } from "./pen.ts";
import type { Point } from "./sheet.ts";
import { widthOf } from "./sheet.ts";

type Column = { readonly title: string; readonly share: number; readonly align?: "left" | "right" };
type Box = { readonly x: number; readonly width: number; readonly height: number };

const CELL = 26;
export const ROW = 13.4;
const PAD = 4;

const frame = (pen: Pen, { x, width, height }: Box) => {
  const y = pen.y();
  const corners: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
  pen.put({ kind: "path", points: corners, width: 0.5, ink: "grey" });
};

/** Truncates a text to a width with an ellipsis. */
const cut = (text: string, width: number, size: number): string => {
  let shown = text;
  while (shown.length > 1 && widthOf(shown, "sans", size) > width) shown = `${shown.replace(/…$/, "").slice(0, -1)}…`;
  return shown;
};

export type Fact = readonly [label: string, value: string];

/** Labelled boxes in columns. */
export const facts = (pen: Pen, all: readonly Fact[], columns = 2): void => {
  const width = pen.width / columns;
  for (let first = 0; first < all.length; first += columns) {
    pen.need(CELL);
    const row = all.slice(first, first + columns);
    for (const [at, [label, value]] of row.entries()) {
      const isLast = at === row.length - 1;
      const x = pen.left + at * width;
      const room = isLast ? width * (columns - at) : width;
      frame(pen, { x, width: room, height: CELL });
      pen.put({ kind: "text", at: [x + PAD, pen.y() + 9], text: label, size: 6.5, face: "sans", ink: "grey" });
      pen.put({ kind: "text", at: [x + PAD, pen.y() + 21], text: cut(value, room - 2 * PAD, 9.5), size: 9.5, face: "sans", ink: "black" });
    }
    pen.down(CELL);
  }
  pen.down(8);
};

export const table = (pen: Pen, columns: readonly Column[], rows: readonly (readonly string[])[]): void => {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const row = (cells: readonly string[], isHead: boolean) => {
    pen.need(ROW);
    frame(pen, { x: pen.left, width: pen.width, height: ROW });
    if (isHead) pen.put({ kind: "area", at: [pen.left, pen.y()], width: pen.width, height: ROW, ink: "pale" });
    let x = pen.left;
    for (const [at, { share, align = "left" }] of columns.entries()) {
      const width = (pen.width * share) / whole;
      const text = cut(cells[at] ?? "", width - 2 * PAD, 8);
      const face = isHead ? ("bold" as const) : ("sans" as const);
      const start = align === "right" ? x + width - PAD - widthOf(text, face, 8) : x + PAD;
      pen.put({ kind: "text", at: [start, pen.y() + 9.8], text, size: 8, face, ink: "black" });
      x += width;
    }
    pen.down(ROW);
  };
  row(
    columns.map(({ title }) => title),
    true,
  );
  for (const cells of rows) row(cells, false);
  pen.down(8);
};
