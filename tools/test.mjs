// Everything that proves the product, in one command: checks, rules, use cases on a real PostgreSQL, the built pages and their budgets,
// browser journeys. The last line counts what passed and what failed.
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { root, run } from "./run-step.mjs";
import { ensureInstalled, runOnPinnedNode } from "./runtime.mjs";

const results = join(root, ".data/results");

const read = async (file) => JSON.parse(await readFile(join(results, file), "utf8"));
const failed = (name) => (error) => {
  console.error(`${name}: ${error.message}`);
  return { passed: 0, failed: 1 };
};

const checks = async () => {
  const { check } = await import("./check.mjs");
  const all = await check();
  return { passed: all.filter(({ ok }) => ok).length, failed: all.filter(({ ok }) => !ok).length };
};

/** A suite that ended badly without a failed test (no test ran, coverage too low) counts as a failure of its own. */
const countOf = (code, passed, failedTests) => ({ passed, failed: failedTests + (code !== 0 && failedTests === 0 ? 1 : 0) });

const vitest =
  (project, ...more) =>
  async () => {
    const file = `${project}.json`;
    const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${join(results, file)}`];
    const { code } = await run("vitest", ["run", "--project", project, ...more, ...reporters], { watch: true });
    const { numPassedTests, numFailedTests } = await read(file);
    return countOf(code, numPassedTests, numFailedTests);
  };

const build = async () => {
  const { code, output } = await run("vite", ["build", "apps/web", "--logLevel", "warn"]);
  if (code !== 0) console.log(output);
  const budgets = code === 0 ? await run("node", ["tools/bundle-budgets.mjs"], { watch: true }) : { code: 1 };
  return { passed: Number(code === 0) + Number(budgets.code === 0), failed: Number(code !== 0) + Number(budgets.code !== 0) };
};

const journeys = async () => {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, "journeys.json") };
  const { code } = await run("playwright", ["test", "-c", "e2e/playwright.config.ts", "--reporter=list,json"], { env, watch: true });
  const { stats } = await read("journeys.json");
  return countOf(code, stats.expected, stats.unexpected + stats.flaky);
};

const suites = [
  ["check", checks],
  // Rules are walked to the last branch by their own tests; counting branches while use cases run would prove nothing more, and take a minute.
  ["rules", vitest("rules", "--coverage")],
  ["use cases", vitest("use-cases")],
  ["pages", build],
  ["journeys", journeys],
];

const everything = async () => {
  await rm(results, { recursive: true, force: true });
  await mkdir(results, { recursive: true });
  const total = { passed: 0, failed: 0 };
  for (const [name, suite] of suites) {
    console.log(`\n== ${name}`);
    const begun = performance.now();
    const counted = await suite().catch(failed(name));
    console.log(`== ${name}: ${counted.passed} passed, ${counted.failed} failed, ${Math.round((performance.now() - begun) / 1000)} s`);
    total.passed += counted.passed;
    total.failed += counted.failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
};

await ensureInstalled();
if (!(await runOnPinnedNode(import.meta.filename, process.argv.slice(2)))) await everything();
