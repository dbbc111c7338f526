// Runs all checks without database and browser in under a minute: types, lint, format, fences, dead code and audit.
import { run } from "./run-step.mjs";

const steps = [
  ["types", "tsc", ["-b"]],
  ["lint and format", "biome", ["check", "--error-on-warnings", "."]],
  ["fences", "node", ["tools/fences.mjs"]],
  ["plain language", "node", ["tools/plain-language.mjs"]],
  ["dead code", "knip", []],
  ["audit", "node", ["tools/audit.mjs"]],
];

const take = async ([name, command, args]) => {
  const begun = performance.now();
  const { code, output } = await run(command, args);
  console.log(`${code === 0 ? "ok    " : "FAILED"} ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  if (code !== 0 || name === "audit") process.stdout.write(output);
  return { name, ok: code === 0, output };
};

/** Runs every step, so that one run shows all faults. Runs them concurrently, because the type check uses one CPU. */
export const check = () => Promise.all(steps.map(take));

if (process.argv[1] === import.meta.filename) {
  const results = await check();
  process.exit(results.every(({ ok }) => ok) ? 0 : 1);
}
