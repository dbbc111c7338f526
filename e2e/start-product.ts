import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "../apps/api/test/product.ts";
import { findChromium } from "../tools/chromium.mjs";

/** Long enough for a journey to see a project being updated, and short enough to be waited for. */
const LINKING_SECONDS = "8";

/** A browser, and the product as people start it, with its demo world, for all journeys; each of them leaves the world fit for the others. */
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
