import { StandardFontEmbedder, StandardFonts } from "pdf-lib";

export type Face = "sans" | "bold" | "serif" | "mono";
export type Ink = "black" | "grey" | "pale" | "green" | "blue" | "red" | "white";
export type Point = readonly [x: number, y: number];

/** An element of a page, in points from the upper left corner. Can be drawn as PDF and as photo. */
export type Mark =
  | {
      readonly kind: "text";
      readonly at: Point;
      readonly text: string;
      readonly size: number;
      readonly face: Face;
      readonly ink: Ink;
      /** Degrees counterclockwise. */
      readonly turned?: number;
    }
  | { readonly kind: "path"; readonly points: readonly Point[]; readonly width: number; readonly ink: Ink }
  | { readonly kind: "area"; readonly at: Point; readonly width: number; readonly height: number; readonly ink: Ink };

export type Sheet = { readonly width: number; readonly height: number; readonly marks: readonly Mark[] };

/** Standard PDF fonts, so that no font is embedded. */
export const fontNames: { readonly [F in Face]: StandardFonts } = {
  sans: StandardFonts.Helvetica,
  bold: StandardFonts.HelveticaBold,
  serif: StandardFonts.TimesRoman,
  mono: StandardFonts.Courier,
};
type FontName = Parameters<typeof StandardFontEmbedder.for>[0];
const fonts = Object.fromEntries(
  Object.entries(fontNames).map(([face, name]) => [face, StandardFontEmbedder.for(name as string as FontName)]),
) as Record<Face, StandardFontEmbedder>;

export const widthOf = (text: string, face: Face, size: number): number => fonts[face].widthOfTextAtSize(text, size);

/** Breaks a text into lines of a width. */
export const wrapped = (text: string, width: number, font: { readonly face: Face; readonly size: number }): readonly string[] => {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthOf(longer, font.face, font.size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
};
