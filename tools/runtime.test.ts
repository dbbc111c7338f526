import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** What a stranger's own Node runs, before anything is installed. */
const beginnings = ["start.mjs", "dev.mjs", "test.mjs", "bench.mjs", "registry-import.mjs", "jobs-dead.mjs"];

/** The Node of the tests, which is not what it says. */
const asNode = (version: string): string =>
  `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`;

test.each(beginnings)("on a Node that is too old, %s says so in one sentence and what to do", (script) => {
  const { status, stderr } = spawnSync(process.execPath, ["--import", asNode("18.20.1"), join(import.meta.dirname, script)], {
    encoding: "utf8",
  });
  expect(stderr).toBe(
    `Em Dia needs Node 20 or later to begin with, and this is ${process.version}: install a later one and start again.\n`,
  );
  expect(status).toBe(1);
});

const importsOf = (source: string): readonly string[] =>
  [...source.matchAll(/ from "\.\/([\w-]+\.mjs)"/g)].flatMap(([, file]) => file ?? []);
const reachedFrom = (script: string): readonly string[] => [
  script,
  ...importsOf(readFileSync(join(import.meta.dirname, script), "utf8")).flatMap(reachedFrom),
];

test("what runs before the pinned Node is there asks nothing of an older one that it has not", () => {
  const tooNew = /import\.meta\.(dirname|filename)|Promise\.withResolvers/;
  const reached = [...new Set(beginnings.flatMap(reachedFrom))];
  expect(reached).toContain("install.mjs");
  expect(reached.filter((file) => tooNew.test(readFileSync(join(import.meta.dirname, file), "utf8")))).toEqual([]);
});
