import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ScratchTree, scratchTree } from "./scratch-tree.ts";

const root = join(import.meta.dirname, "..");
const lines = (count: number, text: (at: number) => string): string => Array.from({ length: count }, (_, at) => text(at)).join("\n");

/** A sample file for each lint rule of this repository, with the rule that must report it. */
type Breach = { readonly rule: string; readonly what: string; readonly file: string; readonly text: string };
const rules = "apps/api/src/modules/projects/rules";
const breaches: readonly Breach[] = [
  { rule: "noExplicitAny", what: "any", file: "any.ts", text: "export const name = (row: any): string => row.name;\n" },
  {
    rule: "noNonNullAssertion",
    what: "a promise that nothing is missing",
    file: "surely.ts",
    text: "export const first = (all: string[]): string => all[0]!;\n",
  },
  { rule: "noConsole", what: "talking to the console", file: "talk.ts", text: 'console.log("x");\n' },
  { rule: "noDefaultExport", what: "an export without a name", file: "nameless.ts", text: "export default 1;\n" },
  {
    rule: "noNestedTernary",
    what: "a choice in a choice",
    file: "choice.ts",
    text: "export const pick = (a: boolean, b: boolean) => (a ? 1 : b ? 2 : 3);\n",
  },
  {
    rule: "noRestrictedImports",
    what: "the large form of zod",
    file: "large-zod.ts",
    text: 'import { z } from "zod";\nexport const name = z.string();\n',
  },
  {
    rule: "noRestrictedImports",
    what: "the default of zod",
    file: "default-zod.ts",
    text: 'import z from "zod";\nexport const name = z.string();\n',
  },
  { rule: "useImportExtensions", what: "an import without its ending", file: "endless.ts", text: 'export { first } from "./surely";\n' },
  { rule: "useFilenamingConvention", what: "a file name that is no kebab", file: "NotKebab.ts", text: "export const one = 1;\n" },
  {
    rule: "useMaxParams",
    what: "a function of four parameters",
    file: "four.ts",
    text: "export const sum = (a: number, b: number, c: number, d: number) => a + b + c + d;\n",
  },
  {
    rule: "useLiteralKeys",
    what: "a name in brackets",
    file: "brackets.ts",
    text: 'export const name = (row: { name: string }): string => row["name"];\n',
  },
  {
    rule: "noExcessiveLinesPerFile",
    what: "a file of over 250 lines",
    file: "long-file.ts",
    text: `${lines(251, (at) => `export const a${at} = ${at};`)}\n`,
  },
  {
    rule: "noExcessiveLinesPerFunction",
    what: "a function of over 50 lines",
    file: "long-function.ts",
    text: `export const long = (): number[] => {\n  const all: number[] = [];\n${lines(50, (at) => `  all.push(${at});`)}\n  return all;\n};\n`,
  },
  {
    rule: "noFocusedTests",
    what: "a test that keeps the others from running",
    file: "focus.test.ts",
    text: 'import { test } from "vitest";\ntest.only("x", () => undefined);\n',
  },
  {
    rule: "noSkippedTests",
    what: "a test that is not run",
    file: "skip.test.ts",
    text: 'import { test } from "vitest";\ntest.skip("x", () => undefined);\n',
  },
  {
    rule: "noTsIgnore",
    what: "a silenced compiler",
    file: "silence.ts",
    text: '// @ts-ignore it is fine\nexport const one: number = "1";\n',
  },
  ...["Date.now()", "new Date()", 'fetch("/x")', "process.env.TZ", "performance.now()", "crypto.randomUUID()", "globalThis.name"].map(
    (expression, at) => ({
      rule: "noRestrictedGlobals",
      what: `${expression} in a rule`,
      file: `${rules}/global-${at}.ts`,
      text: `export const made = () => ${expression};\n`,
    }),
  ),
  {
    rule: "noRestrictedGlobals",
    what: "waiting in a rule",
    file: `${rules}/wait.ts`,
    text: "export const wait = () => setTimeout(() => undefined, 1);\n",
  },
  ...["new Date(day)", "Math.random()"].map((expression, at) => ({
    rule: "plugin",
    what: `${expression} in a rule`,
    file: `${rules}/impure-${at}.ts`,
    text: `export const made = (day: string) => [day, ${expression}];\n`,
  })),
  {
    rule: "plugin",
    what: "await in a rule",
    file: `${rules}/await.ts`,
    text: "export const made = async (what: Promise<number>) => await what;\n",
  },
];

/** Permitted code that is similar to the samples. */
const lawful: { readonly [file: string]: string } = {
  "kept.ts": 'import * as z from "zod/mini";\nexport const name = z.string();\n',
  [`${rules}/kept.ts`]: "export const longer = (one: string, other: string): boolean => one.length > other.length;\n",
  [`${rules}/kept.test.ts`]:
    'import { expect, test } from "vitest";\ntest("x", async () => {\n  expect(await Promise.resolve(Date.now())).toBeTypeOf("number");\n});\n',
  "long.test.ts": `import { test } from "vitest";\ntest("x", () => {\n  const all: number[] = [];\n${lines(60, (at) => `  all.push(${at});`)}\n});\n`,
};

type Diagnostic = { readonly category: string; readonly severity: string; readonly location: { readonly path: string } };
const opened: { tree?: ScratchTree; caught: readonly Diagnostic[] } = { caught: [] };

/** Biome exits with a failure when it reports something, which is expected here. */
const lint = (folder: string): Promise<readonly Diagnostic[]> =>
  new Promise((resolve, reject) => {
    const biome = join(root, "node_modules/.bin/biome");
    execFile(biome, ["lint", "--reporter=json", "--max-diagnostics=none", "."], { cwd: folder, maxBuffer: 1 << 26 }, (error, printed) => {
      if (!printed.startsWith("{")) reject(error ?? new Error("the lint printed nothing"));
      else resolve(JSON.parse(printed).diagnostics);
    });
  });

beforeAll(async () => {
  const own = ["biome.json", ".gitignore", "tools/lint/rules-are-pure.grit"];
  const config = Object.fromEntries(await Promise.all(own.map(async (file) => [file, await readFile(join(root, file), "utf8")])));
  opened.tree = await scratchTree({ ...config, ...lawful, ...Object.fromEntries(breaches.map(({ file, text }) => [file, text])) });
  opened.caught = await lint(opened.tree.root);
});
afterAll(() => opened.tree?.remove());

const rulesCaughtIn = (file: string): readonly string[] =>
  opened.caught
    .filter(({ location, severity }) => location.path === file && severity === "error")
    .map(({ category }) => category.split("/").at(-1) ?? category);

describe("lint rules", () => {
  test.for(breaches)("report $what", ({ rule, file }) => {
    expect(rulesCaughtIn(file)).toContain(rule);
  });

  test("each have a sample in this file", async () => {
    const { linter, overrides } = JSON.parse(await readFile(join(root, "biome.json"), "utf8"));
    const groups: object[] = [linter, ...overrides.map((one: { linter?: object }) => one.linter)].flatMap(
      ({ rules: { preset, ...named } }) => Object.values(named),
    );
    const set = new Set(groups.flatMap((group) => Object.keys(group)));
    expect([...set].filter((rule) => !breaches.some((breach) => breach.rule === rule))).toEqual([]);
  });

  test("report nothing for permitted code", () => {
    expect(Object.keys(lawful).flatMap((file) => rulesCaughtIn(file))).toEqual([]);
  });
});
