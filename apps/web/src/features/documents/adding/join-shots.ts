import { encodeJpeg } from "../../../shared/images/encode-jpeg.ts";
import { loadPart } from "../../../shared/loading/chunk-reload.ts";

/** Keeps small print readable at about a tenth of the size of a camera photo. */
const LONG_SIDE_PX = 2_200;
const QUALITY = 0.82;
/** The long side of an A4 page in PDF points. */
const LONG_SIDE_PT = 842;

type Shot = { readonly bytes: ArrayBuffer; readonly width: number; readonly height: number };

/** Scales a photo down and re-encodes it as an upright JPEG. */
const shrink = async (photo: Blob): Promise<Shot> => {
  const image = await createImageBitmap(photo);
  try {
    const { blob, width, height } = await encodeJpeg(image, { longSide: LONG_SIDE_PX, quality: QUALITY });
    return { bytes: await blob.arrayBuffer(), width, height };
  } finally {
    image.close();
  }
};

/** Joins photos into one PDF, one page per photo, in their order. */
export const joinShots = async (shots: readonly Blob[], name: string): Promise<File> => {
  const { PDFDocument } = await loadPart(() => import("pdf-lib"));
  const pdf = await PDFDocument.create();
  for (const shot of shots) {
    const { bytes, width, height } = await shrink(shot);
    const scale = LONG_SIDE_PT / Math.max(width, height);
    const [pageWidth, pageHeight] = [width * scale, height * scale];
    const page = pdf.addPage([pageWidth, pageHeight]);
    page.drawImage(await pdf.embedJpg(bytes), { x: 0, y: 0, width: pageWidth, height: pageHeight });
  }
  const written = await pdf.save();
  return new File([new Uint8Array(written)], name, { type: "application/pdf" });
};
