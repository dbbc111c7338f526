import { systemClock } from "../platform/clock/clock.ts";
import { installationSecret } from "../platform/config/installation-secret.ts";
import type { Settings } from "../platform/config/settings.ts";
import { createLogger } from "../platform/telemetry/logger.ts";
import { createCleanupStack } from "./create-cleanup-stack.ts";
import { greeting } from "./greeting.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { startServer } from "./start-server.ts";
import { startWork } from "./start-work.ts";

export type Running = { readonly stop: () => Promise<void> };

/** `say` prints a line. `webReady` is the build of the web app, which runs concurrently. */
type StartOptions = { readonly say: (line: string) => void; readonly webReady: Promise<void> };

/** Starts the product. A failure undoes the started parts in reverse order. */
export const start = async (settings: Settings, { say, webReady }: StartOptions): Promise<Running> => {
  const undo = createCleanupStack();
  // Marks a rejection as handled until it is awaited below.
  webReady.catch(() => undefined);
  try {
    const logger = createLogger(settings.logLevel);
    const secret = await installationSecret(settings);
    const database = await prepareDatabase({ settings, secret, logger, clock: systemClock }, undo);
    const around = { settings, secret, logger, database, clock: systemClock };
    if (settings.role !== "web") await startWork(around, undo);
    if (settings.role === "jobs") say("Em Dia ready: jobs");
    else {
      await webReady;
      const { port } = await startServer(around, undo);
      for (const line of greeting(settings, port)) say(line);
    }
    return { stop: undo.all };
  } catch (error) {
    await undo.all();
    throw error;
  }
};
