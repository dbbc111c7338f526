import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "../apps/api/test/product.ts";
import { findChromium } from "../tools/chromium.mjs";

/** Long enough to observe a project being updated, short enough to wait for. */
const LINKING_SECONDS = "8";

/**
 * Global setup: finds a browser and starts the product with the demo world. The journeys share it, so each one must leave it usable for the
 * others.
 */
export default async function setup() {
  process.env.CHROME_PATH = await findChromium();
  const dataDir = await mkdtemp(join(tmpdir(), "emdia-journeys-"));
  const product = await startProduct(dataDir, { EMDIA_LINKING_SECONDS: LINKING_SECONDS, EMDIA_TRUSTED_PROXIES: "1" });
  process.env.EMDIA_JOURNEY_ADDRESS = product.address;
  process.env.EMDIA_JOURNEY_DATA = dataDir;
  return async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
