// Says what a first visit to the sign-in and to a list must fetch, and fails when it is more than the design allows.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const dist = join(import.meta.dirname, "../apps/web/dist");
const KIB = 1024;

/**
 * What each address opens with: its entry, layout and page, and the words they need in the default language. The picture beside the sign-in form
 * follows the form and keeps nobody waiting.
 */
const frameParts = ["index.html", "src/first-words/before/pt-br.ts"];
const signInParts = [...frameParts, "src/pages/layouts/login/login-layout.tsx", "src/pages/sign-in/sign-in-page.tsx"];
const listParts = [...frameParts, "src/pages/layouts/default/default-layout.tsx", "src/features/projects/project-list.tsx"];

/** The wizard is opened from the list: what its frame brings, the first step with it, and then each further step. */
const wizardParts = [...listParts, "src/pages/projects/project-page.tsx", "src/features/project-wizard/text/pt-br.ts"];
const steps = ["places", "suppliers", "ssma", "stp"];

const budgets = [
  { name: "sign-in, JavaScript", parts: signInParts, kind: ".js", maxKib: 150 },
  { name: "sign-in, style", parts: signInParts, kind: ".css", maxKib: 15 },
  { name: "sign-in, font", parts: signInParts, kind: "-latin-wght-normal", maxKib: 35 },
  { name: "shell with a list, JavaScript", parts: listParts, kind: ".js", maxKib: 215 },
  { name: "wizard beyond the list, JavaScript", parts: wizardParts, beyond: listParts, kind: ".js", maxKib: 40 },
  ...steps.map((step) => ({
    name: `wizard, ${step} step beyond its frame, JavaScript`,
    parts: [`src/features/project-wizard/${step}-step.tsx`],
    beyond: wizardParts,
    kind: ".js",
    maxKib: 40,
  })),
];

const manifest = JSON.parse(await readFile(join(dist, ".vite/manifest.json"), "utf8"));

/** A part with everything it imports at once; what it imports later is not part of the visit. */
const filesOf = (part, seen = new Set()) => {
  const chunk = manifest[part];
  if (!chunk) throw new Error(`The build holds no ${part}: name in tools/bundle-budgets.mjs what the page is made of now.`);
  if (seen.has(part)) return [];
  seen.add(part);
  const { file, css = [], assets = [], imports = [] } = chunk;
  return [file, ...css, ...assets, ...imports.flatMap((imported) => filesOf(imported, seen))];
};

/** A font is packed already; everything else travels packed by gzip at worst. */
const sizeOf = async (file) => {
  const bytes = await readFile(join(dist, file));
  return file.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};

const measured = await Promise.all(
  budgets.map(async ({ name, parts, beyond = [], kind, maxKib }) => {
    const fetched = new Set(beyond.flatMap((part) => filesOf(part)));
    const files = [...new Set(parts.flatMap((part) => filesOf(part)))].filter((file) => file.includes(kind) && !fetched.has(file));
    const sizes = await Promise.all(files.map(sizeOf));
    const kib = sizes.reduce((sum, size) => sum + size, 0) / KIB;
    return { what: name, files: files.length, "gz KiB": Number(kib.toFixed(1)), "at most": maxKib, kept: kib > 0 && kib <= maxKib };
  }),
);

console.table(measured);
if (measured.some(({ kept }) => !kept)) process.exitCode = 1;
