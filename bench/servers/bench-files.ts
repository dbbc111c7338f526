import { pathToFileURL } from "node:url";
import { systemClock } from "../../apps/api/src/platform/clock/clock.ts";
import { openFileStore } from "../../apps/api/src/platform/files/file-store.ts";

/** The file store of a server process. */
export const benchFiles = (secret: string, folder: string) =>
  openFileStore({ storageUrl: pathToFileURL(folder).href, dataDir: folder, secret, clock: systemClock });
