import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(m?js|css|html|svg|txt)$/;

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
        const brotli = await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        await writeFile(join(dist, `${file}.br`), brotli);
        await writeFile(join(dist, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }));
      }),
    );
  },
});
