import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cruiseFences } from "./fences.mjs";
import { house, laws, reaches } from "./house-of-laws.ts";
import { type ScratchTree, scratchTree } from "./scratch-tree.ts";

/** Ways to import. A type import counts like any other. */
const ways: { readonly [way: string]: (written: string) => string } = {
  value: (written) => `import { thing } from "${written}";\nexport const own = thing;\n`,
  type: (written) => `import type { Thing } from "${written}";\nexport type Own = Thing;\n`,
  passing: (written) => `export { thing } from "${written}";\n`,
  later: (written) => `export const own = () => import("${written}");\n`,
};
const planted = reaches.flatMap((reach, at) =>
  Object.entries(ways).map(([way, write]) => ({ ...reach, from: `${reach.folder}/reach-${at}-${way}.ts`, text: write(reach.written) })),
);

/** An import cycle needs two files, so it is added separately. */
const [one, other] = ["apps/api/src/kernel/one.ts", "apps/api/src/kernel/other.ts"];
const cycle = {
  [one]: 'import { b } from "./other.ts";\nexport const a = () => b;\n',
  [other]: 'import { a } from "./one.ts";\nexport const b = () => a;\n',
};

type Violation = { readonly rule: { readonly name: string }; readonly from: string; readonly to: string };
const textOf = (law: string, from: string, to: string): string => `${law}: ${from} → ${to}`;
const opened: { tree?: ScratchTree; caught: readonly string[] } = { caught: [] };

beforeAll(async () => {
  const broken = Object.fromEntries(planted.map(({ from, text }) => [from, text]));
  opened.tree = await scratchTree({ ...house, ...cycle, ...broken });
  const { violations } = await cruiseFences(["packages", "apps"], opened.tree.root);
  opened.caught = violations.map(({ rule, from, to }: Violation) => textOf(rule.name, from, to));
});
afterAll(() => opened.tree?.remove());

describe("import rules", () => {
  test("each have a sample violation", () => {
    expect(laws.filter((law) => law !== "no-cycles" && !reaches.some((reach) => reach.law === law))).toEqual([]);
  });

  test.for(reaches)("$law catches $folder importing $written as value, type, re-export or dynamic import", ({ law, folder, written }) => {
    const expected = planted.filter((one) => one.law === law && one.folder === folder && one.written === written);
    expect(opened.caught).toEqual(expect.arrayContaining(expected.map(({ from, to }) => textOf(law, from, to))));
    expect(expected.length).toBe(Object.keys(ways).length);
  });

  test("no-cycles catches two files that import each other", () => {
    expect(opened.caught).toContain(textOf("no-cycles", one, other));
  });

  test("report nothing for permitted imports", () => {
    const broken = [
      ...planted.map(({ law, from, to }) => textOf(law, from, to)),
      textOf("no-cycles", one, other),
      textOf("no-cycles", other, one),
    ];
    expect(opened.caught.filter((caught) => !broken.includes(caught))).toEqual([]);
  });
});
