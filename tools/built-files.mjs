// What the build made of a module: the files that travel when it is opened, and how much they weigh.
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

/** A part with everything it imports at once; what it imports later is not part of the visit. */
const filesOf = (part, seen = new Set()) => {
  if (seen.has(part)) return [];
  seen.add(part);
  const { file, css = [], assets = [], imports = [] } = chunkOf(part);
  return [file, ...css, ...assets, ...imports.flatMap((imported) => filesOf(imported, seen))];
};
export const filesOfAll = (parts) => new Set(parts.flatMap((part) => filesOf(part)));

/** What a part asks for when somebody opens more of it. */
export const laterPartsOf = (part) => chunkOf(part).dynamicImports ?? [];

/** A font is packed already; everything else travels packed by gzip at worst. */
const sizeOf = async (file) => {
  const bytes = await readFile(join(dist, file));
  return file.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};
export const kibOf = async (files) => {
  const sizes = await Promise.all([...files].map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0) / KIB;
};
