import { encode } from "uqr";
import type { Pdf } from "./open-document.ts";

/** The standard demands four light modules around the code. */
const QUIET_MODULES = 4;

type Square = { readonly x: number; readonly y: number; readonly size: number };

/** Draws a QR code as one vector path, one rectangle for each run of dark modules of a line, on white with its quiet zone. */
export const drawQrCode = (pdf: Pdf, content: string, { x, y, size }: Square): void => {
  const { data, size: modules } = encode(content, { ecc: "M", border: QUIET_MODULES });
  const side = size / modules;
  pdf.rect(x, y, size, size).fill("#ffffff");
  for (const [row, line] of data.entries()) {
    let start = 0;
    while (start < modules) {
      if (!line[start]) {
        start += 1;
        continue;
      }
      let end = start;
      while (line[end]) end += 1;
      // A hair of overlap, because renderers leave light lines between rectangles that only touch.
      pdf.rect(x + start * side, y + row * side, (end - start) * side + 0.02, side + 0.02);
      start = end;
    }
  }
  pdf.fill("#000000");
};
