// `npm run registry:import -- <folder>`: imports the open data of Receita Federal from its zips.
import { fileURLToPath } from "node:url";
import { ensureInstalled, runOnPinnedNode } from "./runtime.mjs";

await ensureInstalled();
if (!(await runOnPinnedNode(fileURLToPath(import.meta.url), process.argv.slice(2)))) await import("../apps/api/src/import-registry.ts");
