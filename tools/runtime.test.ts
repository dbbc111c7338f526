import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
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

test("what is given to Node beside a script is given once, also by a Node that could run it without", () => {
  const runtime = pathToFileURL(join(import.meta.dirname, "runtime.mjs")).href;
  const folder = mkdtempSync(join(tmpdir(), "emdia-flags-"));
  const script = join(folder, "script.mjs");
  const flags = ["--max-semi-space-size=8"];
  writeFileSync(
    script,
    `import { runOnPinnedNode } from ${JSON.stringify(runtime)};
    if (!(await runOnPinnedNode(import.meta.filename, ["asked"], ${JSON.stringify(flags)}))) console.log(JSON.stringify([process.execArgv, process.argv[2]]));`,
  );
  const { stdout } = spawnSync(process.execPath, [script], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(JSON.parse(stdout)).toEqual([flags, "asked"]);
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
