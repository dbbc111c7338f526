import { join } from "node:path";
import type { Logger } from "pino";
import type { Clock } from "../platform/clock/clock.ts";
import type { Settings } from "../platform/config/settings.ts";
import { createDatabaseIfAbsent } from "../platform/database/create-database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { prepareRoles } from "../platform/database/roles.ts";
import { openFileStore } from "../platform/files/file-store.ts";
import { migrateJobs } from "../platform/jobs/worker.ts";
import { superviseEmbedded } from "../platform/postgres/supervise.ts";
import type { Undoing } from "./create-cleanup-stack.ts";
import { drawDemoDocuments } from "./draw-demo-documents.ts";
import { loadDemoOnce } from "./load-demo-once.ts";
import { publishCatalogueOnce } from "./publish-catalogue-once.ts";
import { refuseDemoAccounts } from "./refuse-demo-accounts.ts";
import { EMBEDDED_DATABASE } from "./running-database.ts";

export type DatabaseUrls = { readonly owner: string; readonly app: string; readonly sweep: string };
type Around = { readonly settings: Settings; readonly secret: string; readonly logger: Logger; readonly clock: Clock };

const MIGRATIONS = join(import.meta.dirname, "../../migrations");

/** URL of the owner: an external server, or the embedded one in the data folder. */
const ownerUrl = async ({ settings, logger }: Around, undo: Undoing): Promise<string> => {
  if (settings.databaseUrl) return settings.databaseUrl;
  const server = await superviseEmbedded({ dataDir: settings.dataDir, report: (line) => logger.warn(line) });
  undo.later(server.stop);
  return createDatabaseIfAbsent(server.url, EMBEDDED_DATABASE);
};

/** Creates the demo world and draws its first documents; a job draws the rest. */
const bringDemo = async (owner: string, { settings, secret, logger, clock }: Around): Promise<void> => {
  const { demoSize, storageUrl, dataDir } = settings;
  const isNew = await loadDemoOnce(owner, { clock, size: demoSize, secret });
  if (!isNew) return;
  const files = await openFileStore({ storageUrl, dataDir, secret, clock });
  await drawDemoDocuments(owner, files).catch((err) => logger.warn({ err }, "the first documents of the demo world were left to the jobs"));
};

/** Prepares a database: roles, migrations, job tables, catalogue and, if configured, the demo world. */
export const prepareDatabase = async (around: Around, undo: Undoing): Promise<DatabaseUrls> => {
  const owner = await ownerUrl(around, undo);
  const roles = await prepareRoles(owner, around.secret);
  await migrate(owner, MIGRATIONS, around.settings.databaseUrl ? undefined : around.settings.dataDir);
  await migrateJobs(owner);
  await publishCatalogueOnce(owner);
  if (around.settings.demo) await bringDemo(owner, around);
  else await refuseDemoAccounts(owner);
  return { owner, app: roles.app, sweep: roles.sweep };
};
