import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";
import type { Raster } from "./raster.ts";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const SHADES = 256;
const PALETTE = 3;
const DIFFERENCE_TO_ABOVE = 2;
const deflated = promisify(deflate);

const chunk = (name: string, body: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(name, "latin1"), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
};

/** Palette with a warm tint, like paper under lamplight. */
const palette = Uint8Array.from({ length: SHADES * 3 }, (_, at) => Math.round(Math.floor(at / 3) * ([1, 0.975, 0.93][at % 3] ?? 1)));

/** PNG filter "up": stores the difference to the row above, which compresses well because the light changes slowly. */
const differences = ({ width, height, shades }: Raster): Buffer => {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * (width + 1);
    rows[start] = DIFFERENCE_TO_ABOVE;
    for (let x = 0; x < width; x += 1) {
      const above = y === 0 ? 0 : (shades[(y - 1) * width + x] ?? 0);
      rows[start + 1 + x] = (shades[y * width + x] ?? 0) - above;
    }
  }
  return rows;
};

/** Encodes a PNG with 256 shades. Compresses in the thread pool. */
export const pngOf = async (raster: Raster): Promise<Buffer> => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(raster.width, 0);
  head.writeUInt32BE(raster.height, 4);
  head[8] = 8;
  head[9] = PALETTE;
  const body = await deflated(differences(raster), { level: 6 });
  return Buffer.concat([SIGNATURE, chunk("IHDR", head), chunk("PLTE", palette), chunk("IDAT", body), chunk("IEND", Buffer.alloc(0))]);
};
