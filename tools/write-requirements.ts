// Writes docs/requirements.md from test titles: the tests of each rule and the journeys of each screen.
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type RequirementTest = { readonly id: string; readonly title: string; readonly file: string };

const IDS = /\[([A-Z]{1,3}-\d{3})\]/g;
const TITLE_WITH_IDS = /(["'`])((?:\\.|(?!\1)[^\\\n])*?(?:\s*\[[A-Z]{1,3}-\d{3}\])+)\1/g;
const TITLE_OF_TABLE = /\]\)\(\s*(["'`])((?:\\.|(?!\1)[^\\\n])+)\1/;

/** Title of an id. A table row that is only an id gets the title after the table. */
const titleFor = (text: string, source: string, end: number): string =>
  text.replace(IDS, "").trim() || (TITLE_OF_TABLE.exec(source.slice(end))?.[2] ?? "").replace(IDS, "").trim();

/** Ids at the end of titles in a file, with their titles. */
export const toldIn = (file: string, source: string): readonly RequirementTest[] =>
  [...source.matchAll(TITLE_WITH_IDS)].flatMap((match) => {
    const [whole, , text = ""] = match;
    const title = titleFor(text, source, match.index + whole.length).replace(/\\(["'`])/g, "$1");
    return [...text.matchAll(IDS)].map(([, id = ""]) => ({ id, title, file }));
  });

const sections: readonly (readonly [prefix: string, heading: string])[] = [
  ["R", "Rules, and the tests that prove them"],
  ["S", "Screens, and the journeys that walk through them"],
  ["CD", "Decisions, and the tests that keep to them"],
];
const headingOf = (prefix: string): string => sections.find(([known]) => known === prefix)?.[1] ?? `Other ids: ${prefix}`;
const prefixOf = ({ id }: RequirementTest): string => id.split("-")[0] ?? "";
const rank = (prefix: string): string => `${sections.findIndex(([known]) => known === prefix) + 1 || sections.length + 1} ${prefix}`;

const rowOf = ({ id, title, file }: RequirementTest): string => `| ${id} | ${title.replaceAll("|", "\\|")} | \`${file}\` |`;
const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);
const section = (prefix: string, told: readonly RequirementTest[]): string => {
  const rows = [...new Set(told.map(rowOf))].sort(compare);
  const ids = new Set(told.map(({ id }) => id)).size;
  return `## ${headingOf(prefix)}\n\n${ids} of them.\n\n| id | told by | in |\n|---|---|---|\n${rows.join("\n")}\n`;
};

/** The page, in the same order for any order of input. */
export const requirementsText = (told: readonly RequirementTest[]): string => {
  const byPrefix = [...Map.groupBy(told, prefixOf)].toSorted(([one], [other]) => compare(rank(one), rank(other)));
  const head =
    "# What is proved, and where\n\nWritten by `npm run requirements` from the titles of the tests: a title ends with the ids of what it proves.\n";
  return [head, ...byPrefix.map(([prefix, own]) => section(prefix, own))].join("\n");
};

export const REQUIREMENTS_FILE = "docs/requirements.md";
const TESTS = "{apps,packages,e2e,tools}/**/*.{test,spec}.{ts,tsx}";

export const readRequirements = async (root: string): Promise<string> => {
  const told: RequirementTest[] = [];
  for await (const file of glob(TESTS, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist|\.data)$/.test(path) }))
    told.push(...toldIn(file, await readFile(join(root, file), "utf8")));
  return requirementsText(told);
};

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, "..");
  await writeFile(join(root, REQUIREMENTS_FILE), await readRequirements(root));
}
