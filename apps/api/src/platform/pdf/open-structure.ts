// Structure of a tagged document: screen readers read its headings and paragraphs in order, and skip lines and boxes.
import { withoutEmoji } from "./draw-text.ts";
import type { Pdf, PdfFont } from "./open-document.ts";

type Tag = "H1" | "H2" | "P" | "Figure";
export type FlowStyle = {
  readonly font: PdfFont;
  readonly size: number;
  readonly color: string;
  readonly x: number;
  readonly width: number;
};
export type Structure = {
  /** Writes text of any length from the current line on, over further pages if it needs them. */
  readonly write: (tag: Exclude<Tag, "Figure">, text: string, style: FlowStyle) => void;
  /** Draws a picture with its description. */
  readonly figure: (alt: string, draw: () => void) => void;
  /** Draws lines and boxes without content. */
  readonly decorate: (draw: () => void) => void;
  readonly close: () => void;
};

/** Control characters have no glyph; line breaks stay. */
const printable = (text: string): string => withoutEmoji(text).replace(/[^\P{Cc}\n]/gu, " ");

/** Opens the structure of a tagged document. Close it before the document ends. */
export const openStructure = (pdf: Pdf): Structure => {
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const put = (tag: Tag, draw: () => void, options = {}): void => {
    root.add(pdf.struct(tag, options, draw));
  };
  return {
    write: (tag, text, { font, size, color, x, width }) =>
      put(tag, () => {
        pdf.font(font).fontSize(size).fillColor(color).text(printable(text), x, undefined, { width, lineGap: 1.5 });
      }),
    figure: (alt, draw) => put("Figure", draw, { alt }),
    decorate: (draw) => {
      pdf.markContent("Artifact");
      draw();
      pdf.endMarkedContent();
    },
    close: () => {
      root.end();
    },
  };
};
