// Files and sizes of a module in the web build.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./install.mjs";

const dist = join(root, "apps/web/dist");
const manifest = JSON.parse(await readFile(join(dist, ".vite/manifest.json"), "utf8"));
const KIB = 1024;

const chunkOf = (part) => {
  const chunk = manifest[part];
  if (!chunk) throw new Error(`The build holds no ${part}: it is not what the page is made of any more.`);
  return chunk;
};

/** Files of a part and its static imports, without dynamic ones. */
const filesOf = (part, seen = new Set()) => {
  if (seen.has(part)) return [];
  seen.add(part);
  const { file, css = [], assets = [], imports = [] } = chunkOf(part);
  return [file, ...css, ...assets, ...imports.flatMap((imported) => filesOf(imported, seen))];
};
export const filesOfAll = (parts) => new Set(parts.flatMap((part) => filesOf(part)));

/** Dynamic imports of a part. */
export const laterPartsOf = (part) => chunkOf(part).dynamicImports ?? [];

/** Transfer size: fonts are compressed already, other files with gzip at worst. */
const sizeOf = async (file) => {
  const bytes = await readFile(join(dist, file));
  return file.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};
export const kibOf = async (files) => {
  const sizes = await Promise.all([...files].map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0) / KIB;
};
