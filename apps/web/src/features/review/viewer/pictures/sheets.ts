import type { Size } from "../view.ts";

/** How a picture that was stored on its side or mirrored is set upright: mirrored first, then turned by quarters of a circle. */
export type Upright = { readonly turns: number; readonly isMirrored: boolean };
/** One picture of a file: as large as it is looked at, and what sets it upright. */
export type PictureSheet = Upright & { readonly size: Size };

export type Pixels = { readonly width: number; readonly height: number; readonly rgba: Uint8ClampedArray<ArrayBuffer> };
/** A file of pictures that was opened; none of them is unpacked before it is asked for. */
export type PictureFile = { readonly sheets: readonly PictureSheet[]; readonly unpack: (at: number) => Promise<Pixels> };

/** Unpacked, more points than this take all the memory there is. */
const PIXELS_MAX = 100_000_000;

export class TooLarge extends Error {}

/** Says no to a picture before anything of it is unpacked. */
export const ifNotTooLarge = (width: number, height: number): void => {
  if (width < 1 || height < 1) throw new Error("a picture without points");
  if (width * height > PIXELS_MAX) throw new TooLarge(`${width} × ${height} points`);
};
