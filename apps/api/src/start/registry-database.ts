import { systemClock } from "../platform/clock/clock.ts";
import { installationSecret } from "../platform/config/installation-secret.ts";
import type { Settings } from "../platform/config/settings.ts";
import { createDatabaseIfAbsent } from "../platform/database/create-database.ts";
import { findRunningEmbedded } from "../platform/postgres/find-running.ts";
import { createLogger } from "../platform/telemetry/logger.ts";
import { bringDatabase, EMBEDDED_DATABASE } from "./bring-database.ts";
import type { Undoing } from "./undoing.ts";

/** The owner's address of the database: that of the running product, or one that is brought up for as long as it is needed. */
export const registryDatabase = async (settings: Settings, undo: Undoing): Promise<string> => {
  const running = settings.databaseUrl ? undefined : await findRunningEmbedded(settings.dataDir);
  if (running) return createDatabaseIfAbsent(running, EMBEDDED_DATABASE);
  const secret = await installationSecret(settings);
  const database = await bringDatabase({ settings, secret, logger: createLogger(settings.logLevel), clock: systemClock }, undo);
  return database.owner;
};
