import { join } from "node:path";
import { importRegistry } from "../src/modules/companies/index.ts";

const FILES = join(import.meta.dirname, "files");

/** Imports the sample, so that company searches in the demo find results. An imported real registry replaces it. */
export const loadSampleRegistry = (ownerUrl: string): Promise<void> =>
  importRegistry(ownerUrl, FILES, { say: () => undefined, givesWay: true });
