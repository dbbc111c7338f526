import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(file, "utf8");
const library = (name: string): string => join(root, "node_modules/@mantine", name);
const sheetsFolder = join(library("core"), "styles");
const NAMED = /import\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g;
const CLASS = /\bm_[0-9a-f]+\b/g;

type Import = { readonly names: readonly string[]; readonly from: string };
/** Named value imports of a file. Type imports draw nothing. */
const importsOf = (text: string): readonly Import[] =>
  [...text.matchAll(NAMED)].map(([, list = "", from = ""]) => ({
    names: list
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type ")),
    from,
  }));

const filesIn = (folder: string, kind: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => kind.test(file))
    .map((file) => join(folder, file));

/** File of each export of the library. */
const homeOf = new Map(
  importsOf(read(join(library("core"), "esm/index.mjs")))
    .filter(({ from }) => from.startsWith("."))
    .flatMap(({ names, from }) => names.map((name) => [name, resolve(library("core"), "esm", from)] as const)),
);
const importedBy = (files: readonly string[]): readonly string[] =>
  files
    .flatMap((file) => importsOf(read(file)))
    .filter(({ from }) => from === "@mantine/core")
    .flatMap(({ names }) => names.map((name) => name.split(" as ")[0] ?? name));

/** All modules of these files, with their imports. */
const madeOf = (files: readonly string[], seen = new Set<string>()): ReadonlySet<string> => {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const parts = [...read(file).matchAll(/from\s*"(\.[^"]+)"/g)].map(([, part = ""]) => resolve(dirname(file), part));
    madeOf(parts, seen);
  }
  return seen;
};

const sheetsNeeded = (): readonly string[] => {
  const ours = filesIn(join(root, "apps/web/src"), /\.tsx?$/);
  const homes = importedBy([...ours, ...filesIn(join(library("notifications"), "esm"), /\.mjs$/)]).flatMap(
    (name) => homeOf.get(name) ?? [],
  );
  const drawn = [...madeOf(homes)].filter((file) => file.endsWith(".module.mjs"));
  const classes = new Set(drawn.flatMap((file) => read(file).match(CLASS) ?? []));
  return readdirSync(sheetsFolder)
    .filter((sheet) => sheet.endsWith(".layer.css"))
    .filter((sheet) => (read(join(sheetsFolder, sheet)).match(CLASS) ?? []).some((name) => classes.has(name)));
};

const theme = join(root, "apps/web/src/shared/theme");
const sheetsIn = (file: string): readonly string[] =>
  [...read(join(theme, file)).matchAll(/"@mantine\/core\/styles\/([^"]+)"/g)].map(([, sheet = ""]) => sheet);
/** Base sheets, which belong to no component. */
const ground = ["default-css-variables.layer.css", "baseline.layer.css", "global.layer.css"];

test("entry.css and shell.css import exactly the sheets of used components", () => {
  const needed = sheetsNeeded();
  expect(needed).toContain("Combobox.layer.css"); // imported only indirectly
  expect([...sheetsIn("entry.css"), ...sheetsIn("shell.css")].toSorted()).toEqual([...ground, ...needed].toSorted());
});

test("shell.css imports the library's sheets in the library's order", () => {
  const whole = read(join(library("core"), "styles.layer.css"));
  const begins = sheetsIn("shell.css").map((sheet) => {
    const [, first = ""] = /@layer mantine\s*\{\s*([^{]+\{[^}]*\})/.exec(read(join(sheetsFolder, sheet))) ?? [];
    return whole.indexOf(first);
  });
  expect(begins.filter((at) => at < 0)).toEqual([]);
  expect(begins).toEqual(begins.toSorted((one, other) => one - other));
});
