import { join } from "node:path";
import { importRegistry } from "../src/modules/companies/index.ts";

const FILES = join(import.meta.dirname, "files");

/** So that whoever looks for a company in the demo finds some; a registry that somebody imports instead stays. */
export const loadSampleRegistry = (ownerUrl: string): Promise<void> =>
  importRegistry(ownerUrl, FILES, { say: () => undefined, givesWay: true });
