import decoder, { type IFD } from "utif2";
import { ifNotTooLarge, type PictureFile, type PictureSheet, type Pixels, type Upright } from "../../../../shared/images/sheets.ts";
import { asTurned } from "../view.ts";
import { type Directory, directoriesOf } from "./tiff-directory.ts";

const tag = {
  kind: 254,
  width: 256,
  height: 257,
  bits: 258,
  packing: 259,
  colours: 262,
  upright: 274,
  samples: 277,
  across: 282,
  down: 283,
  planes: 284,
  unit: 296,
} as const;
/** Further tags that the decoder needs: strips and tiles, compression, palette and JPEG tables. */
const packing = [266, 273, 278, 279, 292, 317, 320, 322, 323, 324, 325, 338, 339, 512, 513, 514, 519, 520, 521];
const JPEG_TABLES = 347;

/** Bits of tag 254 that mark a preview or a mask. */
const NO_PAGE = 0b101;
const JPEGS: readonly number[] = [6, 7];
const [NONE, FAXES, LZW, DEFLATES, PACK_BITS] = [1, [2, 3, 4], 5, [8, 32_946], 32_773];
const PACKINGS: readonly number[] = [NONE, ...FAXES, LZW, ...JPEGS, ...DEFLATES, PACK_BITS];
/** Grayscale in both polarities, RGB, palette and CMYK. */
const COLOURS: readonly number[] = [0, 1, 2, 3, 5];
const LUMINANCE = 6;

const uprights: { readonly [value: number]: Upright } = {
  1: { turns: 0, isMirrored: false },
  2: { turns: 0, isMirrored: true },
  3: { turns: 2, isMirrored: false },
  4: { turns: 2, isMirrored: true },
  5: { turns: 3, isMirrored: true },
  6: { turns: 1, isMirrored: false },
  7: { turns: 1, isMirrored: true },
  8: { turns: 3, isMirrored: false },
};
const asItLies: Upright = { turns: 0, isMirrored: false };

const [SCREEN_DPI, CM_IN_INCH, CENTIMETRES] = [96, 2.54, 3];
const [DPI_MIN, DPI_MAX] = [50, 2_400];

/** A fax has different resolutions across and down, so the displayed size is computed from them. */
const sizeOf = (directory: Directory) => {
  const [width, height] = [directory.number(tag.width, 0), directory.number(tag.height, 0)];
  const inInch = directory.number(tag.unit, 2) === CENTIMETRES ? CM_IN_INCH : 1;
  const [across, down] = [directory.number(tag.across, 0) * inInch, directory.number(tag.down, 0) * inInch];
  const hasResolution = [across, down].every((dpi) => dpi >= DPI_MIN && dpi <= DPI_MAX);
  return hasResolution ? { width: (width * SCREEN_DPI) / across, height: (height * SCREEN_DPI) / down } : { width, height };
};

const sheetOf = (directory: Directory): PictureSheet => {
  const upright = uprights[directory.number(tag.upright, 1)] ?? asItLies;
  return { ...upright, size: asTurned(sizeOf(directory), upright.turns) };
};

const isKnown = (directory: Directory): boolean => {
  const [packed, colours] = [directory.number(tag.packing, NONE), directory.number(tag.colours, 0)];
  const isInOnePlane = directory.number(tag.planes, 1) === 1 || directory.number(tag.samples, 1) === 1;
  return isInOnePlane && PACKINGS.includes(packed) && (COLOURS.includes(colours) || (colours === LUMINANCE && JPEGS.includes(packed)));
};

/** The directory for the decoder: only known tags, read within the bounds of the file. */
const ifdOf = (directory: Directory): IFD => {
  const ifd: Record<string, number[] | Uint8Array> = {};
  for (const one of [tag.width, tag.height, tag.bits, tag.packing, tag.colours, tag.samples, ...packing]) {
    const numbers = directory.numbers(one);
    if (numbers && numbers.length > 0) ifd[`t${one}`] = [...numbers];
  }
  const tables = directory.bytes(JPEG_TABLES);
  return Object.assign(ifd, tables && { [`t${JPEG_TABLES}`]: tables }, { data: undefined, width: 0, height: 0 }) as never;
};

const isSeen = (rgba: Uint8ClampedArray): boolean => {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 0) return true;
  return false;
};

const unpack = (file: ArrayBuffer, directory: Directory): Pixels => {
  ifNotTooLarge(directory.number(tag.width, 0), directory.number(tag.height, 0));
  if (!isKnown(directory)) throw new Error("packed in a way that is not read here");
  const ifd = ifdOf(directory);
  decoder.decodeImage(file, ifd);
  const { width, height } = ifd;
  const { buffer } = decoder.toRGBA8(ifd);
  const rgba = new Uint8ClampedArray(buffer as ArrayBuffer);
  // The decoder skips data that it does not support. A fully transparent result is an error, because a blank page would be misleading.
  if (!isSeen(rgba)) throw new Error("nothing of it was read");
  return { width, height, rgba };
};

/** Opens the pages of a TIFF from a scanner or a fax machine. */
export const openTiff = (file: ArrayBuffer): PictureFile => {
  const pages = directoriesOf(file).filter((directory) => (directory.number(tag.kind, 0) & NO_PAGE) === 0);
  return {
    sheets: pages.map(sheetOf),
    unpack: async (at) => {
      const page = pages[at];
      if (!page) throw new Error("a page that is not there");
      return unpack(file, page);
    },
  };
};
