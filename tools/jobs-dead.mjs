// `npm run -s jobs:dead`: lists the dead jobs of the running product.
import { fileURLToPath } from "node:url";
import { ensureInstalled, runOnPinnedNode } from "./runtime.mjs";

await ensureInstalled();
if (!(await runOnPinnedNode(fileURLToPath(import.meta.url)))) await import("../apps/api/src/list-dead-jobs.ts");
