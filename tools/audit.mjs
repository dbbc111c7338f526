// Audits the shipped libraries for known vulnerabilities. Passes with a message if no registry answers.
import { run } from "./run-step.mjs";

const SERIOUS = ["high", "critical"];
const ASK = ["audit", "--omit=dev", "--json", "--loglevel=silent", "--fetch-retries=0", "--fetch-timeout=10000"];

const parsed = (output) => {
  try {
    return JSON.parse(output);
  } catch {
    return {};
  }
};

/** Libraries with high or critical vulnerabilities; undefined if no registry answered. */
export const seriousIn = (output) => {
  const { vulnerabilities } = parsed(output);
  if (vulnerabilities === undefined) return undefined;
  return Object.values(vulnerabilities)
    .filter(({ severity }) => SERIOUS.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range} (${severity})`);
};

if (process.argv[1] === import.meta.filename) {
  const serious = seriousIn((await run("npm", ASK)).output);
  if (serious === undefined) console.log("       no registry answered: the libraries were not audited");
  if (serious?.length) console.error(`Known faults of libraries, see npm audit: ${serious.join(", ")}`);
  process.exit(serious?.length ? 1 : 0);
}
