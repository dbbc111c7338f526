import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../postgres/embedded.ts";
import { openClient } from "./connect-as-owner.ts";
import { createDatabaseIfAbsent } from "./create-database.ts";
import { migrate } from "./migrate.ts";

let dataDir: string;
let server: EmbeddedPostgres;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "emdia-migrate-"));
  server = await startEmbeddedPostgres({ dataDir, durable: false });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

let folder: string;
let url: string;
let owner: pg.Client;
let count = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "emdia-migrations-"));
  count += 1;
  url = await createDatabaseIfAbsent(server.url, `database_${count}`);
  owner = await openClient(url);
});
afterEach(async () => {
  await owner.end();
  await rm(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const sentenceOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  return error instanceof Error && error.name === "StartFailure" ? error.message : `no sentence: ${String(error)}`;
};
const tables = async (): Promise<unknown[]> =>
  (await owner.query({ text: "select tablename from pg_tables where schemaname = 'public' order by 1", rowMode: "array" })).rows.flat();

describe("forward migration", () => {
  test("migrate applies new files in order, once", async () => {
    await write("0001-first.sql", "-- Why: it begins.\ncreate table one (id int);");
    await write("0002-second.sql", "alter table one add column name text;");
    expect(await migrate(url, folder)).toEqual(["0001-first.sql", "0002-second.sql"]);
    expect(await migrate(url, folder)).toEqual([]);
    await write("0003-third.sql", "create table two (id int);");
    expect(await migrate(url, folder)).toEqual(["0003-third.sql"]);
    expect(await tables()).toEqual(["one", "two"]);
  });

  test("one of several concurrent starts migrates, and the others apply nothing", async () => {
    await write("0001-first.sql", "create table one (id int); select pg_sleep(0.05);");
    const applied = await Promise.all([1, 2, 3].map(() => migrate(url, folder)));
    expect(applied.flat()).toEqual(["0001-first.sql"]);
  });

  test("a marked file runs outside a transaction", async () => {
    await write("0001-first.sql", "create table one (id int);");
    await write("0002-index.sql", "-- outside a transaction\ncreate index concurrently one_id on one (id);\nvacuum one;");
    expect(await migrate(url, folder)).toEqual(["0001-first.sql", "0002-index.sql"]);
  });

  test("migrate accepts a database that a newer version has migrated", async () => {
    await write("0001-first.sql", "create table one (id int);");
    await write("0002-newer.sql", "create table two (id int);");
    await migrate(url, folder);
    await rm(join(folder, "0002-newer.sql"));
    expect(await migrate(url, folder)).toEqual([]);
  });

  test("migrate ignores tables of extensions", async () => {
    await owner.query("create extension pg_stat_statements");
    await write("0001-first.sql", "create table one (id int);");
    expect(await migrate(url, folder)).toEqual(["0001-first.sql"]);
  });
});

describe("failures", () => {
  test("a failed migration is rolled back and reported with its line", async () => {
    await write("0001-first.sql", "create table one (id int primary key);");
    await write(
      "0002-fills.sql",
      "-- Why: it fails.\ncreate table two (id int);\ninsert into one values (1), (2);\ninsert into one\n  values (2);",
    );
    expect(await sentenceOf(migrate(url, folder))).toBe(
      'Migration 0002-fills.sql failed at line 4 (duplicate key value violates unique constraint "one_pkey"); it was rolled back whole: correct it, or the data it met, and start again.',
    );
    expect(await tables()).toEqual(["one"]);
    expect((await owner.query("select from one")).rowCount).toBe(0);

    await write("0002-fills.sql", "insert into one values (2);");
    expect(await migrate(url, folder)).toEqual(["0002-fills.sql"]);
  });

  test("a syntax error is reported with its line", async () => {
    await write("0001-first.sql", "create table one (\n  id int,\n  name txt\n);");
    expect(await sentenceOf(migrate(url, folder))).toContain('failed at line 3 (type "txt" does not exist)');
  });

  test("a failure outside a transaction keeps the earlier statements and says so", async () => {
    await write("0001-first.sql", "-- outside a transaction\ncreate table if not exists one (id int);\nvacuum two;");
    expect(await sentenceOf(migrate(url, folder))).toMatch(
      /^Migration 0001-first\.sql failed at line 3 .*what came before that line stays/,
    );
    expect(await tables()).toEqual(["one"]);
    await owner.query("create table two ()");
    expect(await migrate(url, folder)).toEqual(["0001-first.sql"]);
  });

  test("a migration that ends its own transaction is rejected and rolled back", async () => {
    await write("0001-first.sql", "create table one (id int);\ncommit;\ncreate table two (id int);");
    expect(await sentenceOf(migrate(url, folder))).toContain("failed at line 2 (a migration does not begin or end transactions itself)");
    expect(await tables()).toEqual([]);
  });

  test("a changed migration is refused before newer ones are applied", async () => {
    await write("0001-first.sql", "create table one (id int);");
    await migrate(url, folder);
    await write("0001-first.sql", "create table one (id bigint);");
    await write("0002-second.sql", "create table two (id int);");
    expect(await sentenceOf(migrate(url, folder))).toBe(
      "Migration 0001-first.sql was changed after it was applied: bring back its old text and write the change as a new migration.",
    );
    expect(await tables()).toEqual(["one"]);
  });

  test("other line endings do not change the checksum", async () => {
    await write("0001-first.sql", "create table one (\nid int);\n");
    await migrate(url, folder);
    await write("0001-first.sql", "create table one (\r\nid int);\r\n");
    expect(await migrate(url, folder)).toEqual([]);
  });

  test("a migration applied under another name is refused", async () => {
    await write("0001-first.sql", "create table one (id int);");
    await migrate(url, folder);
    await rm(join(folder, "0001-first.sql"));
    await write("0001-other.sql", "create table two (id int);");
    expect(await sentenceOf(migrate(url, folder))).toBe("Migration 0001-other.sql was applied as 0001-first.sql: give it that name again.");
  });

  test.each([
    [["0001-first.sql", "0003-third.sql"], "There is no migration 2 before 0003-third.sql: number them without a gap."],
    [["0001-first.sql", "0001-other.sql"], "0001-first.sql and 0001-other.sql have the same number: give the later one the next."],
    [["0001-First.sql"], "0001-First.sql is not a name for a migration: write it like 0001-what-changes.sql."],
  ])("readMigrations rejects the numbering of %s", async (names, sentence) => {
    for (const name of names) await write(name, "select 1;");
    expect(await sentenceOf(migrate(url, folder))).toBe(sentence);
  });
});

describe("a database of the series before the baseline", () => {
  beforeEach(async () => {
    await write("0001-text-and-scope.sql", "create table one (id int);");
    await migrate(url, folder);
    await rm(join(folder, "0001-text-and-scope.sql"));
    await write("0001-extensions-and-text-search.sql", "create table two (id int);");
  });

  test("migrate refuses it unchanged when DATABASE_URL names it", async () => {
    expect(await sentenceOf(migrate(url, folder))).toBe(
      `An earlier version created the database database_${count} at 127.0.0.1:${server.port}, and this version cannot migrate it: give DATABASE_URL an empty database, and start again. Nothing was deleted.`,
    );
    expect(await tables()).toEqual(["one"]);
  });

  test("migrate refuses it with its data folder when it is embedded", async () => {
    expect(await sentenceOf(migrate(url, folder, "/srv/emdia"))).toBe(
      "An earlier version created the database in /srv/emdia, and this version cannot migrate it: move that folder away, or choose another with EMDIA_DATA_DIR, and start again. Nothing was deleted.",
    );
    expect(await tables()).toEqual(["one"]);
  });
});

describe("unusable databases", () => {
  test("migrate refuses a database with foreign tables and leaves them unchanged", async () => {
    await owner.query("create table customer (id int)");
    await write("0001-first.sql", "create table one (id int);");
    const place = `database_${count} at 127.0.0.1:${server.port}`;
    expect(await sentenceOf(migrate(url, folder))).toBe(
      `The database ${place} holds somebody else's tables (customer, say): give Em Dia an empty one of its own.`,
    );
    expect(await tables()).toEqual(["customer"]);
  });

  test("a failed login is reported without the password", async () => {
    const wrong = Object.assign(new URL(url), { password: "guessed" }).href;
    const place = `database_${count} at 127.0.0.1:${server.port}`;
    expect(await sentenceOf(migrate(wrong, folder))).toBe(
      `The database ${place} cannot be opened (password authentication failed for user "emdia_owner"): check DATABASE_URL and that it is running.`,
    );
  });

  test("a refused connection is reported with host and port", async () => {
    expect(await sentenceOf(migrate("postgres://owner:word@127.0.0.1:1/emdia", folder))).toBe(
      "The database emdia at 127.0.0.1:1 cannot be opened (connect ECONNREFUSED 127.0.0.1:1): check DATABASE_URL and that it is running.",
    );
  });

  test("a user without rights is reported as not the owner", async () => {
    await owner.query("create role guest login password 'word'");
    const asGuest = Object.assign(new URL(url), { username: "guest", password: "word" }).href;
    expect(await sentenceOf(migrate(asGuest, folder))).toMatch(/^The user of DATABASE_URL may not change .*: make that user its owner\.$/);
  });
});

test("createDatabaseIfAbsent returns the same database for concurrent and repeated calls", async () => {
  const again = await Promise.all([1, 2].map(() => createDatabaseIfAbsent(server.url, "asked_for_twice")));
  expect(new Set(again).size).toBe(1);
  expect(await createDatabaseIfAbsent(server.url, "asked_for_twice")).toBe(again[0]);
});
