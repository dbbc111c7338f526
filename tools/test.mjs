// Runs all tests: checks, rules, use cases on a real PostgreSQL, the built pages with their budgets, and browser journeys. Repeats the
// failures at the end; the last line has the totals.
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./run-step.mjs";
import { ensureInstalled, runOnPinnedNode } from "./runtime.mjs";
import { journeyResults, resultsFolder, tell, vitestResults } from "./test-results.mjs";

const failure = (file, message) => ({ file, title: "(as a whole)", message });

const checks = async () => {
  const { check } = await import("./check.mjs");
  const all = await check();
  const failures = all.filter(({ ok }) => !ok).map(({ name, output }) => failure(name, output));
  return { passed: all.length - failures.length, failures };
};

/** A suite that fails without a failed test (no test ran, low coverage) counts as one failure. */
const orAsAWhole = (name, code, { failures, ...others }) => {
  const all = code !== 0 && failures.length === 0 ? [failure(name, `ended with code ${code}`)] : failures;
  return { ...others, failures: all };
};

const vitest = async (project, report, more) => {
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${join(resultsFolder, report)}`];
  const { code } = await run("vitest", ["run", "--project", project, ...reporters, ...more], { watch: true });
  return orAsAWhole(project, code, await vitestResults(report));
};

// Branch coverage only for rules: for use cases it would prove nothing more and take a minute.
const rules = () => vitest("rules", "rules.json", ["--coverage"]);

/** Runs failed files once more without concurrency (docs/decisions/0022). Tests that pass then are listed as second attempts. */
const useCases = async () => {
  const first = await vitest("use-cases", "use-cases.json", []);
  const files = [...new Set(first.failures.map(({ file }) => file))];
  if (files.length === 0 || files.length > 5) return first;
  const second = await vitest("use-cases", "use-cases-again.json", ["--maxWorkers=1", ...files]);
  const again = new Set(second.failures.map(({ file, title }) => `${file} ${title}`));
  const secondAttempts = first.failures.filter(({ file, title }) => !again.has(`${file} ${title}`));
  return { passed: first.passed + secondAttempts.length, failures: second.failures, secondAttempts };
};

const build = async () => {
  const { code, output } = await run("vite", ["build", "apps/web", "--logLevel", "warn"]);
  if (code !== 0) return { passed: 0, failures: [failure("the pages", output)] };
  const budgets = await run("node", ["tools/bundle-budgets.mjs"], { watch: true });
  if (budgets.code !== 0) return { passed: 1, failures: [failure("the budgets of the pages", budgets.output)] };
  return { passed: 2, failures: [] };
};

const journeys = async () => {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: join(resultsFolder, "journeys.json") };
  const { code } = await run("playwright", ["test", "-c", "e2e/playwright.config.ts", "--reporter=dot,json"], { env, watch: true });
  return orAsAWhole("journeys", code, await journeyResults("journeys.json"));
};

const suites = [
  ["check", checks],
  ["rules", rules],
  ["use cases", useCases],
  ["pages", build],
  ["journeys", journeys],
];

const everything = async () => {
  await rm(resultsFolder, { recursive: true, force: true });
  await mkdir(resultsFolder, { recursive: true });
  const failures = [];
  const secondAttempts = [];
  let passed = 0;
  for (const [name, suite] of suites) {
    console.log(`\n== ${name}`);
    const begun = performance.now();
    const seen = await suite().catch((error) => ({ passed: 0, failures: [failure(name, error.message)] }));
    console.log(`== ${name}: ${seen.passed} passed, ${seen.failures.length} failed, ${Math.round((performance.now() - begun) / 1000)} s`);
    passed += seen.passed;
    failures.push(...seen.failures);
    secondAttempts.push(...(seen.secondAttempts ?? []));
  }
  tell("Passed only when asked a second time, which somebody has to look into:", secondAttempts);
  tell("Failed:", failures);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
};

await ensureInstalled();
if (!(await runOnPinnedNode(fileURLToPath(import.meta.url), process.argv.slice(2)))) await everything();
