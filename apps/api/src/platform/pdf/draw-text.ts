// Writes a text into a box.
import type { Pdf, PdfFont } from "./open-document.ts";

/** In points, from the top left corner of the page. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type TextStyle = {
  readonly font: PdfFont;
  readonly size: number;
  /** The smallest size to which a long text shrinks. */
  readonly minSize: number;
  readonly color: string;
  readonly align?: "left" | "center" | "right";
};

const SHRINK_STEP = 0.5;

/** The largest size at which the text fits on one line, or else in the height of the box; `minSize` if it does not fit. */
const fittingSize = (pdf: Pdf, text: string, { box, style }: { readonly box: Box; readonly style: TextStyle }): number => {
  for (let size = style.size; size > style.minSize; size -= SHRINK_STEP)
    if (pdf.fontSize(size).widthOfString(text) <= box.width) return size;
  for (let size = style.size; size > style.minSize; size -= SHRINK_STEP)
    if (pdf.fontSize(size).heightOfString(text, { width: box.width }) <= box.height) return size;
  return style.minSize;
};

/** The font has no emoji, so they would be printed as boxes. */
export const withoutEmoji = (text: string): string =>
  text.replace(/ ?(?:\p{Emoji_Presentation}|[\u{2600}-\u{27bf}]|\p{Emoji_Modifier}|\u{fe0f}|\u{200d})+/gu, "");

/** A control character has no glyph, and a line break would leave the box. */
const oneLine = (text: string): string =>
  withoutEmoji(text)
    .replace(/\p{Cc}+/gu, " ")
    .trim();

/** Shrinks the text to its minimal size, then breaks it into lines, then cuts it at the end of the box. Returns the height it takes. */
export const drawText = (pdf: Pdf, written: string, { box, style }: { readonly box: Box; readonly style: TextStyle }): number => {
  const text = oneLine(written);
  if (text === "") return 0;
  pdf.font(style.font);
  const size = fittingSize(pdf, text, { box, style });
  const options = { width: box.width, height: box.height, ellipsis: true, align: style.align ?? "left", lineGap: 0 } as const;
  pdf.fontSize(size).fillColor(style.color).text(text, box.x, box.y, options);
  return Math.min(box.height, pdf.heightOfString(text, { width: box.width }));
};
