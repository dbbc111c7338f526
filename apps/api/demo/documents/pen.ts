import { type Face, type Ink, type Mark, type Point, type Sheet, widthOf, wrapped } from "./sheet.ts";

const A4: Point = [595, 842];
const MARGIN = 48;
const FOOT = 60;

type Style = { readonly size?: number; readonly face?: Face; readonly ink?: Ink; readonly align?: "left" | "centre" | "right" };
/** Writes from top to bottom and starts a new page when one is full. */
export type Pen = {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly y: () => number;
  readonly down: (points: number) => void;
  readonly put: (mark: Mark) => void;
  /** One line of text, aligned in a column or in the page. */
  readonly line: (text: string, style?: Style & { readonly x?: number; readonly width?: number }) => void;
  readonly words: (text: string, style?: Style) => void;
  readonly rule: (ink?: Ink) => void;
  /** Starts a new page if this height does not fit. */
  readonly need: (points: number) => void;
  readonly turn: () => void;
  readonly sheets: () => readonly Sheet[];
};

const startOf = (text: string, box: { readonly x: number; readonly width: number }, { align = "left", face = "sans", size = 9 }: Style) => {
  if (align === "left") return box.x;
  const rest = box.width - widthOf(text, face, size);
  return box.x + (align === "right" ? rest : rest / 2);
};

export const newPen = (across = false): Pen => {
  const [width, height] = across ? [A4[1], A4[0]] : A4;
  const sheets: { readonly marks: Mark[] }[] = [{ marks: [] }];
  let y = MARGIN;
  const put = (mark: Mark) => void sheets.at(-1)?.marks.push(mark);
  const turn = () => {
    sheets.push({ marks: [] });
    y = MARGIN;
  };
  const down = (points: number) => {
    y += points;
  };
  const line: Pen["line"] = (text, { x = MARGIN, width: room = width - 2 * MARGIN, ...style } = {}) => {
    const { size = 9, face = "sans", ink = "black" } = style;
    put({ kind: "text", at: [startOf(text, { x, width: room }, style), y + size], text, size, face, ink });
  };
  const need = (points: number) => {
    if (y + points > height - FOOT) turn();
  };
  return {
    left: MARGIN,
    width: width - 2 * MARGIN,
    height,
    y: () => y,
    down,
    put,
    line,
    need,
    turn,
    words: (text, style = {}) => {
      const { size = 9, face = "sans" } = style;
      for (const part of wrapped(text, width - 2 * MARGIN, { face, size })) {
        need(size * 1.4);
        line(part, style);
        down(size * 1.4);
      }
    },
    rule: (ink = "grey") => {
      put({
        kind: "path",
        points: [
          [MARGIN, y],
          [width - MARGIN, y],
        ],
        width: 0.6,
        ink,
      });
      down(6);
    },
    sheets: () => sheets.map(({ marks }) => ({ width, height, marks })),
  };
};
