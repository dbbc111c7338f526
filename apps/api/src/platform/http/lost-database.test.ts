import { expect, inject, test } from "vitest";
import { openWorld } from "../../../test/world.ts";
import { openClient } from "../database/connect-as-owner.ts";

const world = openWorld();
const PATHS = ["/account/me", "/projects", "/companies/facilities", "/pendencies", "/employees", "/account/permissions"];
const TURNS = 6;

/** Ends every connection of the application's role, as a restart of PostgreSQL does. */
const endConnections = () =>
  world.database
    .ownerPool()
    .query("select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename <> current_user");
/** Runs on the server's default database, because PostgreSQL refuses the change for the current one. */
const allowConnections = async (allow: boolean) => {
  const { rows } = await world.database.ownerPool().query("select current_database() as name");
  const client = await openClient(inject("databases").owner);
  await client.query(`alter database ${rows[0]?.name} with allow_connections ${allow}`);
  await client.end();
};

test("requests answer 503 instead of 500 while PostgreSQL ends connections", async () => {
  const headers = { authorization: `Bearer ${await world.tokenOf("admin")}` };
  const get = async (path: string) => (await fetch(`${world.address()}/api${path}`, { headers })).status;
  const burst = () => Promise.all(PATHS.flatMap((path) => [get(path), get(path), get(path), get(path)]));
  const seen = new Set<number>();
  for (let turn = 0; turn < TURNS; turn += 1) {
    const answering = burst();
    for (let end = 0; end < 5; end += 1) await endConnections();
    for (const status of await answering) seen.add(status);
  }
  expect([...seen].filter((status) => ![200, 503].includes(status))).toEqual([]);
  expect(seen).toContain(503);
  expect(new Set(await burst())).toEqual(new Set([200]));
});

test("requests answer 503 while PostgreSQL accepts no connection", async () => {
  const headers = { authorization: `Bearer ${await world.tokenOf("admin")}`, "content-type": "application/json" };
  await allowConnections(false);
  try {
    await endConnections();
    for (const path of PATHS) {
      const response = await fetch(`${world.address()}/api${path}`, { headers });
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
    }
    const body = JSON.stringify({ email: "ninguem@emdia.example", password: "Errada@2026#" });
    const signIn = await fetch(`${world.address()}/api/authentication/signin`, { method: "POST", headers, body });
    expect((await signIn.json()) as unknown).toMatchObject({ statusCode: 503, code: "server.unavailable" });
  } finally {
    await allowConnections(true);
  }
});
