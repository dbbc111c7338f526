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
  const scale = Math.min(1, LONG_SIDE_PX / Math.max(image.width, image.height));
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  image.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
  if (!blob) throw new Error("The browser could not write the photo.");
  return { bytes: await blob.arrayBuffer(), width, height };
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
