import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { buildDemoWorld } from "../demo/world.ts";
import { systemClock } from "../src/platform/clock/clock.ts";
import { openPool } from "../src/platform/database/database.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { prepareRoles } from "../src/platform/database/roles.ts";
import type { Database } from "../src/platform/database/tables.gen.ts";
import { migrateJobs } from "../src/platform/jobs/worker.ts";
import { startEmbeddedPostgres } from "../src/platform/postgres/embedded.ts";

declare module "vitest" {
  interface ProvidedContext {
    databases: { readonly owner: string; readonly app: string; readonly sweep: string };
    secret: string;
  }
}
const TEMPLATE = "emdia_template";
const SECRET = "the secret of the tests, which protects nothing";

const fill = async (url: string) => {
  const pool = openPool({ url, max: 1 });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await db.transaction().execute((tx) => buildDemoWorld(tx, { clock: systemClock, size: "small" }));
  await db.destroy();
};

/** One server for all test files, and in it a template with the demo world, of which each file gets a copy. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "emdia-test-"));
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  const template = Object.assign(new URL(server.url), { pathname: `/${TEMPLATE}` }).href;
  const roles = await prepareRoles(template, SECRET);
  await migrate(template, join(import.meta.dirname, "../migrations"));
  await migrateJobs(template);
  await fill(template);
  await admin.query(`alter database ${TEMPLATE} is_template true allow_connections false`);
  await admin.end();
  project.provide("databases", { owner: server.url, ...roles });
  project.provide("secret", SECRET);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
