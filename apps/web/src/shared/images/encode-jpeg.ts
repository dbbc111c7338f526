type Options = { readonly longSide: number; readonly quality: number };
export type EncodedImage = { readonly blob: Blob; readonly width: number; readonly height: number };

/** Scales an image down to its longest side and encodes it as JPEG, without metadata. Transparent pixels become white. */
export const encodeJpeg = async (image: ImageBitmap, { longSide, quality }: Options): Promise<EncodedImage> => {
  const scale = Math.min(1, longSide / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext("2d");
  if (brush === null) throw new Error("The browser has no canvas.");
  brush.imageSmoothingQuality = "high";
  brush.fillStyle = "#ffffff";
  brush.fillRect(0, 0, width, height);
  brush.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
  if (!blob) throw new Error("The browser could not encode the image.");
  return { blob, width, height };
};
