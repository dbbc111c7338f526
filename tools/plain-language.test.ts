import { expect, test } from "vitest";
import { isProse, languageFaults, measureLanguage } from "./plain-language.mjs";

const faultsOf = (file: string, text: string): readonly string[] => languageFaults(measureLanguage([{ file, text }]));
const code = "apps/api/src/kernel/dates.ts";

test("plain comments, role names and short titles have no fault", () => {
  expect(faultsOf(code, "/** Retries after 1, 3 and 10 s. */\ntype Input = { readonly id: number };")).toEqual([]);
  expect(faultsOf("apps/api/src/kernel/dates.test.ts", 'test("a day is added across a month [R-1]", () => {});')).toEqual([]);
});

test("vague words of comments are counted per 1,000 words", () => {
  expect(faultsOf(code, "// Whoever asked is told what stands there.")).toEqual([
    "571.4 vague words per 1,000 words of comment; at most 6 are allowed",
  ]);
  expect(faultsOf(code, 'const text = "whoever asked"; const url = "https://nobody.example";')).toEqual([]);
});

test("opaque type names are refused", () => {
  const opaque = ["type", "Asked"].join(" "); // the check reads this file too
  expect(faultsOf(code, `export ${opaque} = string;`)).toEqual([
    `${code}: ${opaque}: name the type for its role (Input, Options, Row, Filter, Result)`,
  ]);
});

test("titles over 16 words are refused, without their rule ids", () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(" ");
  const file = "e2e/projects.spec.ts";
  expect(faultsOf(file, `test("${words(16)} [R-1] [R-2]", () => {});`)).toEqual([]);
  expect(faultsOf(file, `test.each([1])("${words(17)}", () => {});`)).toEqual([`${file}: ${words(17)}: the title has more than 16 words`]);
});

test("tests, demo data and texts on screen are no prose", () => {
  expect(isProse(code)).toBe(true);
  for (const file of ["apps/api/src/kernel/dates.test.ts", "apps/api/demo/world.ts", "apps/web/src/features/projects/text/pt-br.ts"])
    expect(isProse(file)).toBe(false);
});
