import type { AddressInfo } from "node:net";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { demoLogins } from "../../demo/accounts/cast.ts";
import { buildApp } from "../app.ts";
import { StartFailure } from "../platform/config/start-failure.ts";
import { openPool } from "../platform/database/database.ts";
import { storageOrigin } from "../platform/files/bucket-storage.ts";
import { openFileStore } from "../platform/files/file-store.ts";
import type { Undoing } from "./create-cleanup-stack.ts";
import { proxyWarning } from "./proxy-warning.ts";
import type { StartContext } from "./start-context.ts";

const WEB_FOLDER = join(import.meta.dirname, "../../../web/dist");
const CONNECTIONS_A_CORE = 4;
const CONNECTIONS_MAX = 40;
/**
 * More connections than the CPUs can serve only move the wait into the database: on two cores ten answer a fifth more requests than twenty.
 */
export const CONNECTIONS = Math.min(CONNECTIONS_MAX, CONNECTIONS_A_CORE * availableParallelism() + 2);

const listenFailure = (error: NodeJS.ErrnoException, host: string, port: number): StartFailure => {
  if (error.code === "EADDRINUSE")
    return new StartFailure(`Port ${port} on ${host} is taken by another program: stop it, or choose another port with PORT.`);
  if (error.code === "EACCES") return new StartFailure(`Port ${port} may not be opened by this user: choose one above 1023 with PORT.`);
  return new StartFailure(`${host}:${port} cannot be listened on (${error.code ?? error.message}): check HOST and PORT.`);
};

export const startServer = async (
  { settings, secret, logger, database, clock }: StartContext,
  undo: Undoing,
): Promise<{ readonly port: number }> => {
  const warning = proxyWarning(settings);
  if (warning) logger.warn(warning);
  const onLost = (err: Error) => logger.warn({ err }, "a connection was lost");
  const pool = openPool({ url: database.app, max: CONNECTIONS, onLost });
  undo.later(() => pool.end());
  const { storageUrl, dataDir, demo } = settings;
  const onFailure = (err: unknown) => logger.error({ err }, "a file could not be kept");
  const app = await buildApp({
    pool,
    clock,
    secret,
    publicUrl: settings.publicUrl,
    logger,
    files: await openFileStore({ storageUrl, dataDir, secret, clock, onFailure }),
    scans: settings.scannerUrl !== undefined,
    storageOrigin: storageOrigin(storageUrl),
    robot: settings.robotCheck,
    trustedProxies: settings.trustedProxies,
    demoLogins: demo ? demoLogins : undefined,
    supportPhone: settings.supportPhone,
    cnpjLookup: settings.cnpjLookupUrl === undefined ? undefined : { url: settings.cnpjLookupUrl },
    webFolder: WEB_FOLDER,
  });
  undo.later(() => app.close());
  const { host, port } = settings;
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw listenFailure(error, host, port);
  });
  return { port: (app.server.address() as AddressInfo).port };
};
