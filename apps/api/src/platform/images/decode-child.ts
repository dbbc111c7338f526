// Child process that decodes images of users. It has an empty environment, no right to write files and no right to start programs.
import { setPriority } from "node:os";
import { IMAGE_MAX_PIXELS } from "@emdia/contract/limits.ts";
import sharp from "sharp";
import type { DecodeReply, DecodeRequest } from "./image-process.ts";

const NICENESS = 5;
const MEGABYTE = 1_048_576;
/** More than twice the memory of the largest permitted image, which has 40 million pixels of 8 bytes. */
const MEMORY_MAX_BYTES = 900 * MEGABYTE;
const MEMORY_CHECK_MS = 20;
const JPEG_QUALITY = 85;
const formats: readonly string[] = ["jpeg", "png", "webp"];

setPriority(NICENESS);
sharp.cache(false);
sharp.concurrency(1);
// Blocks the decoders of all other formats, of which SVG, PDF and TIFF are the most attacked ones.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });

/** libvips allocates outside of the heap of V8, so only the size of the process limits its memory. */
setInterval(() => process.memoryUsage.rss() > MEMORY_MAX_BYTES && process.exit(1), MEMORY_CHECK_MS).unref();

/** Decodes the first frame, upright, and encodes it without metadata. */
const decode = async ({ bytes, maxSide, type, background }: DecodeRequest): Promise<DecodeReply> => {
  const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!formats.includes(format)) return "unreadable";
  if (width * height > IMAGE_MAX_PIXELS) return "too_large";
  const fitted = sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true });
  const encoded =
    type === "image/jpeg"
      ? fitted.flatten({ background: background ?? "#ffffff" }).jpeg({ quality: JPEG_QUALITY })
      : fitted.png({ compressionLevel: 9 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
};

process.on("message", async (request: DecodeRequest) => process.send?.(await decode(request).catch((): DecodeReply => "unreadable")));
process.once("disconnect", () => process.exit(0));
process.send?.("ready");
