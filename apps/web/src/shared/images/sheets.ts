type Size = { readonly width: number; readonly height: number };
/** Corrects the stored orientation: mirror first, then rotate by quarter turns. */
export type Upright = { readonly turns: number; readonly isMirrored: boolean };
/** A page of an image file: its displayed size and orientation. */
export type PictureSheet = Upright & { readonly size: Size };

export type Pixels = { readonly width: number; readonly height: number; readonly rgba: Uint8ClampedArray<ArrayBuffer> };
/** An opened image file. Pages are decoded on demand. */
export type PictureFile = { readonly sheets: readonly PictureSheet[]; readonly unpack: (at: number) => Promise<Pixels> };

/** Decoding more pixels than this would exhaust the memory. */
const PIXELS_MAX = 100_000_000;

export class TooLarge extends Error {}

/** Rejects an image by its declared size before decoding it. */
export const ifNotTooLarge = (width: number, height: number): void => {
  if (width < 1 || height < 1) throw new Error("a picture without points");
  if (width * height > PIXELS_MAX) throw new TooLarge(`${width} × ${height} points`);
};
