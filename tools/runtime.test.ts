import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

/** Scripts that run before the pinned Node is installed. */
const beginnings = ["start.mjs", "dev.mjs", "test.mjs", "bench.mjs", "registry-import.mjs", "jobs-dead.mjs"];

/** The Node of the tests with a fake version. */
const asNode = (version: string): string =>
  `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`;

test.each(beginnings)("%s exits with one sentence on an old Node", (script) => {
  const { status, stderr } = spawnSync(process.execPath, ["--import", asNode("18.20.1"), join(import.meta.dirname, script)], {
    encoding: "utf8",
  });
  expect(stderr).toBe(
    `Em Dia needs Node 20 or later to begin with, and this is ${process.version}: install a later one and start again.\n`,
  );
  expect(status).toBe(1);
});

test("runOnPinnedNode passes each flag once", () => {
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

test("scripts before the installation use no API of newer Node versions", () => {
  const tooNew = /import\.meta\.(dirname|filename)|Promise\.withResolvers/;
  const reached = [...new Set(beginnings.flatMap(reachedFrom))];
  expect(reached).toContain("install.mjs");
  expect(reached.filter((file) => tooNew.test(readFileSync(join(import.meta.dirname, file), "utf8")))).toEqual([]);
});
