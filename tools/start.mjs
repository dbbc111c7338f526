// Entry point for any Node from 20 on. The product itself runs on the Node of the lock file.
import { fileURLToPath } from "node:url";
import { ensureWebBuilt } from "./build-web.mjs";
import { root } from "./install.mjs";
import { ensureInstalled, runOnPinnedNode } from "./runtime.mjs";
import { SERVER_FLAGS } from "./server-flags.mjs";

await ensureInstalled();
if (!(await runOnPinnedNode(fileURLToPath(import.meta.url), [], SERVER_FLAGS))) {
  process.chdir(root);
  const { runProduct } = await import("../apps/api/src/start/run-product.ts");
  await runProduct(ensureWebBuilt());
}
