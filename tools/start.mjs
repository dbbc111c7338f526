// Any Node from 20 on begins here; the product itself runs on the Node that the lock file brings.
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
