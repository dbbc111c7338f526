import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../postgres/embedded.ts";
import { openClient } from "./connect-as-owner.ts";
import { createDatabaseIfAbsent } from "./create-database.ts";
import { prepareRoles } from "./roles.ts";

const SECRET = "a secret for the roles of this test";

let dataDir: string;
let server: EmbeddedPostgres;
let url: string;
let owner: pg.Client;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "emdia-roles-"));
  server = await startEmbeddedPostgres({ dataDir, durable: false });
});
beforeEach(async () => {
  url = await createDatabaseIfAbsent(server.url, "emdia");
  owner = await openClient(url);
});
afterEach(async () => {
  await owner.query("drop schema if exists emdia cascade; drop owned by emdia_app, emdia_sweep; drop role emdia_app, emdia_sweep");
  await owner.end();
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

const whoIs = async (address: string): Promise<unknown> => {
  const client = await openClient(address);
  const { rows } = await client.query("select current_user as name, current_setting('statement_timeout') as may_run");
  await client.end();
  return rows[0];
};
const sentenceOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  return error instanceof Error && error.name === "StartFailure" ? error.message : `no sentence: ${String(error)}`;
};

test("both roles sign in with derived passwords and have no server privileges", async () => {
  const roles = await prepareRoles(url, SECRET);
  expect(await whoIs(roles.app)).toEqual({ name: "emdia_app", may_run: "10s" });
  expect(await whoIs(roles.sweep)).toEqual({ name: "emdia_sweep", may_run: "1min" });
  const powers = await owner.query(
    "select from pg_roles where rolname ~ '^emdia_(app|sweep)$' and (rolsuper or rolbypassrls or rolcreatedb or rolcreaterole)",
  );
  expect(powers.rowCount).toBe(0);
});

test("every start gets the same addresses; another secret changes the password", async () => {
  const many = await Promise.all([1, 2, 3, 4].map(() => prepareRoles(url, SECRET)));
  expect(new Set(many.map(({ app }) => app)).size).toBe(1);
  const changed = await prepareRoles(url, `${SECRET}, changed`);
  expect(changed.app).not.toBe(many[0]?.app);
  expect(await whoIs(changed.app)).toMatchObject({ name: "emdia_app" });
});

test.each([
  ["alter role emdia_app superuser", "emdia_app is a superuser", "alter role emdia_app nosuperuser"],
  ["alter role emdia_sweep bypassrls", "emdia_sweep has BYPASSRLS", "alter role emdia_sweep nobypassrls"],
  [
    "create schema emdia; create table emdia.open (id int); alter table emdia.open owner to emdia_app",
    "emdia_app owns the table emdia.open",
    "alter table emdia.open owner to current_user",
  ],
  ["grant emdia_owner to emdia_app", "emdia_app may act for emdia_owner, who owns tables", "revoke emdia_owner from emdia_app"],
])('after "%s" the start is refused with the fix', async (change, power, cure) => {
  await prepareRoles(url, SECRET);
  await owner.query(change);
  const refused = await sentenceOf(prepareRoles(url, SECRET));
  expect(refused).toBe(`The role ${power}, so one company could read another's data: run "${cure}" and start again.`);
  await owner.query(cure);
  expect(await prepareRoles(url, SECRET)).toHaveProperty("app");
});

test("an owner without CREATEROLE gets the statements for a superuser", async () => {
  await owner.query("create role tenant login password 'word'");
  await owner.query("create database theirs owner tenant");
  const theirs = Object.assign(new URL(url), { pathname: "/theirs", username: "tenant", password: "word" }).href;
  const refused = await sentenceOf(prepareRoles(theirs, SECRET));
  const [, statements = ""] =
    /^The user of DATABASE_URL may not make roles: let a superuser run "(.*)", and start again\.$/.exec(refused) ?? [];
  expect(statements).toMatch(/^create role emdia_app login .*; create role emdia_sweep login /);
  await owner.query(statements);
  expect(await whoIs((await prepareRoles(theirs, SECRET)).app)).toEqual({ name: "emdia_app", may_run: "10s" });
});
