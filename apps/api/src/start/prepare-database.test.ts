import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { systemClock } from "../platform/clock/clock.ts";
import { readSettings } from "../platform/config/settings.ts";
import { openClient } from "../platform/database/connect-as-owner.ts";
import { createDatabaseIfAbsent } from "../platform/database/create-database.ts";
import { startEmbeddedPostgres } from "../platform/postgres/embedded.ts";
import { createLogger } from "../platform/telemetry/logger.ts";
import { createCleanupStack } from "./create-cleanup-stack.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { EMBEDDED_DATABASE } from "./running-database.ts";

let dataDir: string;
const undo = createCleanupStack();
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "emdia-bring-"));
});
afterEach(async () => {
  await undo.all();
  await rm(dataDir, { recursive: true });
});

/** Prepares a database like a start, without the demo world. */
const prepareWith = (environment: Readonly<Record<string, string>>) => {
  const settings = readSettings({ EMDIA_DATA_DIR: dataDir, EMDIA_DEMO: "off", EMDIA_MAIL_URL: "outbox:", ...environment });
  if (!settings.ok) throw new Error(settings.sentence);
  const secret = "a secret for the roles of this test";
  return prepareDatabase({ settings: settings.value, secret, logger: createLogger("silent"), clock: systemClock }, undo);
};
const run = async (url: string, ...statements: readonly string[]): Promise<pg.QueryResult[]> => {
  const client = await openClient(url);
  const results: pg.QueryResult[] = [];
  for (const statement of statements) results.push(await client.query(statement));
  await client.end();
  return results;
};

test("an embedded database of the earlier series is refused with its folder", async () => {
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  await run(
    await createDatabaseIfAbsent(server.url, EMBEDDED_DATABASE),
    "create schema emdia",
    "create table emdia.migration (number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())",
    "insert into emdia.migration (number, name, checksum) values (1, '0001-text-and-scope.sql', '')",
  );
  await server.stop();
  await expect(prepareWith({})).rejects.toThrow(
    `An earlier version created the database in ${dataDir}, and this version cannot migrate it`,
  );
});

test("an owner with LOGIN, CREATEROLE and CREATEDB is sufficient", async () => {
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  undo.later(server.stop);
  await run(server.url, "create role tenant login createrole createdb nosuperuser password 'word'");
  const tenant = Object.assign(new URL(server.url), { username: "tenant", password: "word" }).href;
  const owner = await createDatabaseIfAbsent(tenant, "theirs");

  const urls = await prepareWith({ DATABASE_URL: owner, EMDIA_SECRET: "a secret for the roles of this test" });
  const [role] = await run(urls.app, "select current_user as name");
  expect(role?.rows).toEqual([{ name: "emdia_app" }]);
  const [figures] = await run(owner, "select sum_up_workers('{}', null) as written, current_setting('emdia.sums_only') as sums_only");
  expect(figures?.rows).toEqual([{ written: 0, sums_only: "" }]);
});
