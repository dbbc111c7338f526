import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(m?js|css|html|svg|txt|wasm)$/;

const LARGE_BYTES = 200_000;
/** The last tenth of a large file takes as long to press out as all the rest of the build, and the first start waits for it. */
const qualityFor = (bytes: Buffer): number => (bytes.length > LARGE_BYTES ? 9 : 11);

/** The server sends what lies beside the file already packed: nobody's first visit waits for a compressor. */
export const compressed = (dist: string): Plugin => ({
  name: "emdia-compressed",
  apply: "build",
  async closeBundle(failure) {
    // A build that failed has a reason of its own, which nobody would read under the one that its folder is missing.
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
