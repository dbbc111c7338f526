import type { Box } from "./draw-text.ts";
import type { Pdf } from "./open-document.ts";

/** A decoded picture of one document, which can be drawn several times. */
export type Picture = { readonly width: number; readonly height: number };
type ImageOptions = PDFKit.Mixins.ImageOption;
/** The types of the library lack the decoding. */
type DecodingPdf = {
  readonly openImage: (bytes: Buffer) => Picture;
  readonly image: (picture: Picture, x: number, y: number, options: ImageOptions) => void;
};
const decoding = (pdf: Pdf) => pdf as unknown as DecodingPdf;

/** `cover` fills the box and cuts the rest; `contain` shows the whole picture. */
type Placement = { readonly box: Box; readonly fit: "cover" | "contain"; readonly radius?: number };

/** Decodes a JPEG or PNG; undefined for other bytes. */
export const openPicture = (pdf: Pdf, bytes: Buffer): Picture | undefined => {
  try {
    return decoding(pdf).openImage(bytes);
  } catch {
    return undefined;
  }
};

/** Draws a picture into a box, in the middle. */
export const drawPicture = (pdf: Pdf, picture: Picture, { box: { x, y, width, height }, fit, radius = 0 }: Placement): void => {
  const size: [number, number] = [width, height];
  pdf.save();
  if (fit === "cover") pdf.roundedRect(x, y, width, height, radius).clip();
  decoding(pdf).image(picture, x, y, { ...(fit === "cover" ? { cover: size } : { fit: size }), align: "center", valign: "center" });
  pdf.restore();
};
