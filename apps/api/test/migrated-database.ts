import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "../src/platform/database/migrate.ts";
import { prepareRoles } from "../src/platform/database/roles.ts";
import { migrateJobs } from "../src/platform/jobs/worker.ts";
import { startEmbeddedPostgres } from "../src/platform/postgres/embedded.ts";

export const TEST_SECRET = "the secret of the tests, which protects nothing";
const MIGRATIONS = join(import.meta.dirname, "../migrations");

/** A temporary server with one migrated, empty database. Stops the server if a migration fails. */
export const migratedDatabase = async (name: string) => {
  const folder = await mkdtemp(join(tmpdir(), "emdia-test-"));
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  const admin = new pg.Client({ connectionString: server.url });
  const stop = async () => {
    await admin.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await admin.connect();
    await admin.query(`create database ${name}`);
    const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
    const roles = await prepareRoles(url, TEST_SECRET);
    await migrate(url, MIGRATIONS);
    await migrateJobs(url);
    return { admin, url, urls: { owner: server.url, ...roles }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
