// `npm run -s bench -- <name> [--json] [--size small|large]`; without a name, runs all quick benches.
import { fileURLToPath } from "node:url";
import { endWith } from "./end-with.mjs";
import { ensureInstalled, runOnPinnedNode } from "./runtime.mjs";

const args = process.argv.slice(2);
await ensureInstalled();
if (!(await runOnPinnedNode(fileURLToPath(import.meta.url), args))) {
  const { runBenches } = await import("../bench/run.ts");
  process.exitCode = await runBenches(args).catch((error) => endWith(error.message));
}
