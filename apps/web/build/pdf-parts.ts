import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const home = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as { readonly version: string };
const place = `assets/pdfjs-${version}`;
/** Files that pdf.js loads by name while it renders: decoders, standard fonts and character maps. */
const folders = ["wasm", "standard_fonts", "cmaps", "iccs"];

/** Serves these files under the pdf.js version instead of a content hash, because its worker loads them by their original names. */
export const pdfParts: Plugin = {
  name: "emdia-pdf-parts",
  generateBundle() {
    for (const folder of folders)
      for (const file of readdirSync(join(home, folder)))
        this.emitFile({ type: "asset", fileName: `${place}/${folder}/${file}`, source: readFileSync(join(home, folder, file)) });
  },
  configureServer(server) {
    server.middlewares.use(`/${place}`, (request, response, next) => {
      const [, folder = "", file = ""] = /^\/(\w+)\/([\w.-]+)/.exec(request.url ?? "") ?? [];
      if (!folders.includes(folder) || !readdirSync(join(home, folder)).includes(file)) return next();
      response.setHeader("content-type", file.endsWith(".wasm") ? "application/wasm" : "application/octet-stream");
      response.end(readFileSync(join(home, folder, file)));
    });
  },
};
