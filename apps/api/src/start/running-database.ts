import type { Settings } from "../platform/config/settings.ts";
import { createDatabaseIfAbsent } from "../platform/database/create-database.ts";
import { findRunningEmbedded } from "../platform/postgres/find-running.ts";

/** Name of the product's database on the embedded server. */
export const EMBEDDED_DATABASE = "emdia";

/** Owner's URL of the embedded database while the product runs. */
export const runningEmbedded = async ({ dataDir }: Pick<Settings, "dataDir">): Promise<string | undefined> => {
  const running = await findRunningEmbedded(dataDir);
  return running && createDatabaseIfAbsent(running, EMBEDDED_DATABASE);
};
