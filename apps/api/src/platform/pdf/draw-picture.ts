import type { Box } from "./draw-text.ts";
import type { Pdf } from "./open-document.ts";

/** `cover` fills the box and cuts the rest; `contain` shows the whole picture. */
type Fit = "cover" | "contain";

/** Draws a JPEG or PNG inside a box with rounded corners. Returns false if the bytes are no such picture. */
export const drawPicture = (pdf: Pdf, bytes: Buffer, { box, fit, radius = 0 }: { box: Box; fit: Fit; radius?: number }): boolean => {
  const { x, y, width, height } = box;
  const size: [number, number] = [width, height];
  pdf.save();
  try {
    if (fit === "cover") pdf.roundedRect(x, y, width, height, radius).clip();
    pdf.image(bytes, x, y, { ...(fit === "cover" ? { cover: size } : { fit: size }), align: "center", valign: "center" });
    return true;
  } catch {
    return false;
  } finally {
    pdf.restore();
  }
};
