// `npm run -s jobs:dead`: what the running product will not try again, and why.
import { fileURLToPath } from "node:url";
import { ensureInstalled, runOnPinnedNode } from "./runtime.mjs";

await ensureInstalled();
if (!(await runOnPinnedNode(fileURLToPath(import.meta.url)))) await import("../apps/api/src/list-dead-jobs.ts");
