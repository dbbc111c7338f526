// Types, lint and format, fences, dead code, known faults of libraries: everything that needs no database and no browser, in under a minute.
import { run } from "./run-step.mjs";

const steps = [
  ["types", "tsc", ["-b"]],
  ["lint and format", "biome", ["check", "--error-on-warnings", "."]],
  ["fences", "node", ["tools/fences.mjs"]],
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

/** Every step is run, so that one look tells all that is wrong; all at once, because the types keep one processor busy by themselves. */
export const check = () => Promise.all(steps.map(take));

if (process.argv[1] === import.meta.filename) {
  const results = await check();
  process.exit(results.every(({ ok }) => ok) ? 0 : 1);
}
