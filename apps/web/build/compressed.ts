import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(m?js|css|html|svg|txt|wasm)$/;

const LARGE_BYTES = 200_000;
/** Brotli quality 11 is slow for large files and saves little, so they use quality 9 to keep the build short. */
const qualityFor = (bytes: Buffer): number => (bytes.length > LARGE_BYTES ? 9 : 11);

/** Writes .br and .gz copies of the built files, so that the server does not compress at request time. */
export const compressed = (dist: string): Plugin => ({
  name: "emdia-compressed",
  apply: "build",
  async closeBundle(failure) {
    // A failed build reports its own error; the missing folder would hide it.
    if (failure || !existsSync(dist)) return;
    const files = (await readdir(dist, { recursive: true })).filter((file) => compressible.test(file));
    await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(join(dist, file));
        const brotli = await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(bytes) } });
        await writeFile(join(dist, `${file}.br`), brotli);
        await writeFile(join(dist, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }));
      }),
    );
  },
});
