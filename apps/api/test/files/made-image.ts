import { crc32 } from "node:zlib";
import sharp from "sharp";

type Options = {
  readonly width?: number;
  readonly height?: number;
  readonly format?: "jpeg" | "png" | "webp" | "gif" | "tiff";
  /** Orientation of the camera: 6 is a quarter turn to the right. */
  readonly orientation?: number;
  readonly background?: string;
};

/** An image of one colour, with a position and an author in its metadata. */
export const madeImage = ({ width = 60, height = 40, format = "jpeg", orientation = 1, background = "#884422" }: Options = {}) =>
  sharp({ create: { width, height, channels: 4, background }, limitInputPixels: false })
    .withExif({ IFD0: { Artist: "Fulana" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "23/1 33/1 0/1" } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();

const IHDR_TYPE_AT = 12;
const IHDR_END = 29;
/** A small PNG that declares this size, as a decompression bomb does. */
export const bombImage = async (width: number, height: number): Promise<Buffer> => {
  const png = await madeImage({ format: "png" });
  png.writeUInt32BE(width, IHDR_TYPE_AT + 4);
  png.writeUInt32BE(height, IHDR_TYPE_AT + 8);
  png.writeUInt32BE(crc32(png.subarray(IHDR_TYPE_AT, IHDR_END)), IHDR_END);
  return png;
};

export const imageBlob = async (options: Options = {}): Promise<Blob> => new Blob([new Uint8Array(await madeImage(options))]);

/** Width, height and metadata of an encoded image. */
export const imageFacts = async (bytes: Uint8Array) => {
  const { width, height, format, exif, icc, xmp, hasAlpha } = await sharp(bytes).metadata();
  return { width, height, format, hasAlpha, hasMetadata: [exif, icc, xmp].some((part) => part !== undefined) };
};
