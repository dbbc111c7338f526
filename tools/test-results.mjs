// Results of the suites in one format: number of passed tests, and failed tests with messages.
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { root } from "./install.mjs";

export const resultsFolder = join(root, ".data/results");

const read = async (file) => JSON.parse(await readFile(join(resultsFolder, file), "utf8"));

/** Lines of a failure message that are shown, because it may quote a whole page. */
const LINES_TOLD = 15;
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");
const inShort = (message = "") => message.replace(colours, "").split("\n").slice(0, LINES_TOLD).join("\n");

/** A file that failed to load has no tests, only a message. */
const failedIn = ({ name, message, status, assertionResults }) => {
  const file = relative(root, name);
  const tests = assertionResults.filter((test) => test.status === "failed");
  if (tests.length === 0 && status === "failed") return [{ file, title: "(the file itself)", message: inShort(message) }];
  return tests.map((test) => ({ file, title: test.fullName, message: inShort(test.failureMessages[0]) }));
};

export const vitestResults = async (file) => {
  const { numPassedTests, testResults } = await read(file);
  return { passed: numPassedTests, failures: testResults.flatMap(failedIn) };
};

const everySpec = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(everySpec)];
const firstWords = (test) => test.results.flatMap(({ errors }) => errors.map(({ message }) => message))[0];
const withOutcome = (specs, outcome) =>
  specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map((test) => ({ file, title: `[${test.projectName}] ${title}`, message: inShort(firstWords(test)) })),
  );

export const journeyResults = async (file) => {
  const { suites, stats } = await read(file);
  const specs = suites.flatMap(everySpec);
  return { passed: stats.expected + stats.flaky, failures: withOutcome(specs, "unexpected"), secondAttempts: withOutcome(specs, "flaky") };
};

/** Printed last, so that failures are at the end of a long output. */
export const tell = (heading, failures) => {
  if (failures.length === 0) return;
  console.log(`\n${heading}`);
  for (const { file, title, message } of failures) console.log(`\n  ${file} › ${title}\n${message.replace(/^/gm, "    ")}`);
};
