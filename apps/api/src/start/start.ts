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

/** Where it says that it is ready, and what is made meanwhile: the pages are built beside the world. */
type StartOptions = { readonly say: (line: string) => void; readonly webReady: Promise<void> };

/** From settings to a product that answers. What was begun before a failure is ended again, in the opposite order. */
export const start = async (settings: Settings, { say, webReady }: StartOptions): Promise<Running> => {
  const undo = createCleanupStack();
  // Whoever waits for it is told; until then its failure is nobody's surprise.
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
