import { type Face, type Point, widthOf } from "../sheet.ts";
import { glyphs } from "./glyphs.ts";

const BASELINE = 2;
const ACROSS = 4;
/** Capital letters are 6 grid units high, about 0.7 of the font size. */
const UNIT = 0.12;
const FILLED = 0.76;
const CAPITAL_LIFT = 2;
const BELOW = "\u0327";

const strokesOf = (letter: string): readonly (readonly Point[])[] =>
  (glyphs[letter] ?? "").split(" ").map((stroke) => (stroke.match(/../g) ?? []).map((pair): Point => [Number(pair[0]), Number(pair[1])]));

/** Strokes of a line of text in points, with the letter widths of the PDF font. */
export const lettering = (text: string, { face, size }: { readonly face: Face; readonly size: number }): readonly (readonly Point[])[] => {
  const lines: Point[][] = [];
  let x = 0;
  for (const letter of text) {
    const width = widthOf(letter, face, size);
    const [body = "", ...accents] = letter.normalize("NFD");
    const lift = /\p{Lu}/u.test(body) ? CAPITAL_LIFT : 0;
    for (const part of [body, ...accents])
      for (const stroke of strokesOf(part)) {
        const raised = part !== body && part !== BELOW ? lift : 0;
        lines.push(
          stroke.map(
            ([across, up]): Point => [x + width * ((1 - FILLED) / 2 + (across / ACROSS) * FILLED), -(up + raised - BASELINE) * UNIT * size],
          ),
        );
      }
    x += width;
  }
  return lines;
};
