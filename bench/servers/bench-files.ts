import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { systemClock } from "../../apps/api/src/platform/clock/clock.ts";
import { openFileStore } from "../../apps/api/src/platform/files/file-store.ts";

/** A temporary file store, removed on exit. */
export const benchFiles = (secret: string) => {
  const folder = mkdtempSync(join(tmpdir(), "emdia-bench-files-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return openFileStore({ storageUrl: pathToFileURL(folder).href, dataDir: folder, secret, clock: systemClock });
};
