import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { REQUIREMENTS_FILE, readRequirements, requirementsText, toldIn } from "./write-requirements.ts";

const root = join(import.meta.dirname, "..");
/** Builds ids at run time, so that these samples are not collected as proofs. */
const id = (name: string): string => `[${name}]`;
const told = (source: string) => toldIn("a.test.ts", source).map((one) => `${one.id} ${one.title}`);

test("toldIn returns each trailing id with its title", () => {
  expect(told(`test("an area has a name ${id("R-301")} ${id("CD-083")}", () => undefined);`)).toEqual([
    "R-301 an area has a name",
    "CD-083 an area has a name",
  ]);
  expect(told(`describe("x", () => {\n  test.for(all)('it''s %s ${id("S-004")}', async () => {`)).toEqual(["S-004 s %s"]);
  expect(told(`test(\n  \`says "no" to \${who} ${id("R-060")}\`,\n`)).toEqual([`R-060 says "no" to \${who}`]);
});

test("a table row that is only an id gets the table's title", () => {
  const table = `test.each([\n  ["a", "${id("R-185")}"],\n  ["b", "${id("R-186")}"],\n])("%s is shown translated %s", (a) => a);`;
  expect(told(table)).toEqual(["R-185 %s is shown translated %s", "R-186 %s is shown translated %s"]);
});

test("an id in a comment or at a string's start is ignored", () => {
  expect(told(`// see ${id("R-001")}\nconst list = ["plain", "${id("R-002")} begins with it"];\n`)).toEqual([]);
});

test("requirementsText lists rules, screens and decisions, sorted and without duplicates", () => {
  const one = { id: "R-002", title: "a | b", file: "x.test.ts" };
  const text = requirementsText([
    { id: "CD-001", title: "c", file: "y.test.ts" },
    { id: "S-001", title: "d", file: "z.spec.ts" },
    one,
    one,
    { ...one, id: "R-001" },
  ]);
  expect(text.match(/^(##|\| [A-Z]+-).*$/gm)).toEqual([
    "## Rules, and the tests that prove them",
    "| R-001 | a \\| b | `x.test.ts` |",
    "| R-002 | a \\| b | `x.test.ts` |",
    "## Screens, and the journeys that walk through them",
    "| S-001 | d | `z.spec.ts` |",
    "## Decisions, and the tests that keep to them",
    "| CD-001 | c | `y.test.ts` |",
  ]);
});

test("docs/requirements.md matches the test titles (update: npm run requirements)", async () => {
  expect(await readFile(join(root, REQUIREMENTS_FILE), "utf8")).toBe(await readRequirements(root));
});
