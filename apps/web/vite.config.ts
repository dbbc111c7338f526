import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** The server sends what lies beside the file already packed: nobody's first visit waits for a compressor. */
const compressed: Plugin = {
  name: "emdia-compressed",
  apply: "build",
  async closeBundle() {
    const dist = join(import.meta.dirname, "dist");
    const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(js|css|html|svg|txt)$/.test(file));
    await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(join(dist, file));
        const brotli = await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        await writeFile(join(dist, `${file}.br`), brotli);
        await writeFile(join(dist, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }));
      }),
    );
  },
};

/** Without the hint the letter would be found only after the style sheet, a round trip later. */
const latinFontFirst: Plugin = {
  name: "emdia-latin-font-first",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) => {
      const font = Object.keys(bundle).find((file) => /hanken-grotesk-latin-wght-normal.*\.woff2$/.test(file));
      if (font === undefined) throw new Error("The build holds no Latin font to ask for first.");
      return [
        { tag: "link", attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${font}`, crossorigin: "" }, injectTo: "head" },
      ];
    },
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), latinFontFirst, compressed],
  server: {
    host: "127.0.0.1",
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: { "/api": `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
  build: { target: "es2024", modulePreload: { polyfill: false }, assetsInlineLimit: 0, manifest: true },
});
