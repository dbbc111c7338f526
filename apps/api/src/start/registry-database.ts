import { systemClock } from "../platform/clock/clock.ts";
import { installationSecret } from "../platform/config/installation-secret.ts";
import type { Settings } from "../platform/config/settings.ts";
import { createLogger } from "../platform/telemetry/logger.ts";
import type { Undoing } from "./create-cleanup-stack.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { runningEmbedded } from "./running-database.ts";

/** Owner's URL of the database: that of the running product, or of a database started for the import. */
export const registryDatabase = async (settings: Settings, undo: Undoing): Promise<string> => {
  const running = settings.databaseUrl ? undefined : await runningEmbedded(settings);
  if (running) return running;
  const secret = await installationSecret(settings);
  const database = await prepareDatabase({ settings, secret, logger: createLogger(settings.logLevel), clock: systemClock }, undo);
  return database.owner;
};
