import type { AddressInfo } from "node:net";
import { Id, list } from "@emdia/contract/list.ts";
import { routes } from "@emdia/contract/route.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import * as z from "zod/mini";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newPerson, type Person } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";
import { refuse } from "../../kernel/outcome.ts";
import { dayInSaoPaulo } from "../clock/clock.ts";
import { openRobotCheck } from "../robot/robot-check.ts";
import { createLogger } from "../telemetry/logger.ts";
import { deviceKeys } from "./device-key.ts";
import { module } from "./handler.ts";
import { buildServer } from "./server.ts";
import { sessionTokens } from "./session-token.ts";

const world = openWorld();
const opened: { address?: string; close?: () => Promise<unknown> } = {};
const Named = z.object({ company: Id, name: z.string() });
const own = routes({
  "POST /notes": {
    permission: "self",
    summary: "Writes, and then does what it is told",
    body: z.extend(Named, { ending: z.string() }),
    answer: Named,
    status: 201,
  },
  "GET /notes/last": { permission: "self", summary: "A fixed segment", answer: z.object({ last: z.boolean() }) },
  "GET /notes/{id}": { permission: "self", summary: "A parameter", answer: z.object({ id: Id }) },
  "GET /notes": { permission: "public", summary: "Today, and more than the contract names", answer: list(z.object({ day: z.string() })) },
});
const meta = { itemsPerPage: 1, totalResults: 1, page: 1, lastPage: 1, totalIsExact: true };

const notes = module("notes", own, {
  "POST /notes": async ({ tx, account, inIndependentTransaction }, { body }) => {
    await tx.insertInto("facility").values({ contractor_id: body.company, name: body.name }).execute();
    if (body.ending === "refuse") return refuse("request.malformed");
    if (body.ending === "remember and refuse") {
      await inIndependentTransaction(account.id, (own) =>
        own.updateTable("account").set({ phone: "+551100000000" }).where("id", "=", account.id).execute(),
      );
      return refuse("request.malformed");
    }
    if (body.ending === "throw") throw new Error("nobody foresaw this");
    if (body.ending === "lose connection") await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => undefined);
    if (body.ending === "break") await sql`select 1 / 0`.execute(tx);
    return { company: body.company, name: body.name };
  },
  "GET /notes/last": async () => ({ last: true }),
  "GET /notes/{id}": async (_scope, { params }) => ({ id: params.id }),
  "GET /notes": async ({ today }) => ({ results: [{ day: today, hidden: "not in the contract" }], meta, extra: 1 }),
});

beforeAll(async () => {
  const secret = inject("secret");
  const around = {
    clock: world.clock,
    tokens: sessionTokens(secret),
    deviceKeys: deviceKeys(secret),
    robotCheck: openRobotCheck({ kind: "off" }, secret),
    logger: createLogger("silent"),
  };
  const app = await buildServer({ pool: world.database.appPool(), ...around, modules: [notes] });
  await app.listen({ host: "127.0.0.1", port: 0 });
  opened.address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`;
  opened.close = () => app.close();
});
afterAll(() => opened.close?.());

const get = async (path: string, { token }: Pick<Person, "token">) =>
  (await fetch(`${opened.address}${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
const write = async (person: Person, body: object) => {
  const headers = { authorization: `Bearer ${person.token}`, "content-type": "application/json" };
  return (await fetch(`${opened.address}/notes`, { method: "POST", headers, body: JSON.stringify(body) })).status;
};
const unitsOf = async (company: number) => {
  const { rows } = await world.database.ownerPool().query("select name from facility where contractor_id = $1 order by id", [company]);
  return rows.map(({ name }) => name);
};

test("a successful request commits, and a refused or failed one rolls back", async () => {
  const company = await newCompany(world);
  const person = await newPerson(world, { companyId: company, keys: [] });
  expect(await write(person, { company, name: "kept", ending: "answer" })).toBe(201);
  expect(await write(person, { company, name: "refused", ending: "refuse" })).toBe(400);
  expect(await write(person, { company, name: "failed", ending: "throw" })).toBe(500);
  expect(await write(person, { company, name: "broken", ending: "break" })).toBe(500);
  expect(await unitsOf(company)).toEqual(["kept"]);
});

test("a connection lost before the commit answers 503 and stores nothing", async () => {
  const company = await newCompany(world);
  const person = await newPerson(world, { companyId: company, keys: [] });
  expect(await write(person, { company, name: "lost", ending: "lose connection" })).toBe(503);
  expect(await unitsOf(company)).toEqual([]);
});

test("an independent transaction survives the refusal of its request", async () => {
  const company = await newCompany(world);
  const person = await newPerson(world, { companyId: company, keys: [] });
  expect(await write(person, { company, name: "refused", ending: "remember and refuse" })).toBe(400);
  expect(await unitsOf(company)).toEqual([]);
  const { rows } = await world.database.ownerPool().query("select phone from account where id = $1", [person.accountId]);
  expect(rows).toEqual([{ phone: "+551100000000" }]);
});

test("row-level security rejects a write for a company outside the scope", async () => {
  const [mine, theirs] = [await newCompany(world), await newCompany(world)];
  const person = await newPerson(world, { companyId: mine, keys: "all" });
  expect(await write(person, { company: theirs, name: "intruder", ending: "answer" })).toBe(500);
  expect(await unitsOf(theirs)).toEqual([]);
});

test("a fixed path segment takes precedence over a parameter", async () => {
  const person = await newPerson(world);
  expect(await get("/notes/last", person)).toEqual({ last: true });
  expect(await get("/notes/17", person)).toEqual({ id: 17 });
  expect(await get("/notes/other", person)).toMatchObject({ code: "route.not_found" });
});

test("a response contains only fields of the contract and today's date", async () => {
  const answer = await get("/notes", { token: "" });
  expect(answer).toEqual({ results: [{ day: dayInSaoPaulo(world.clock.now()) }], meta });
});

test("every request releases its connection, whatever its result", async () => {
  const company = await newCompany(world);
  const person = await newPerson(world, { companyId: company, keys: [] });
  const ends = ["answer", "refuse", "throw", "break"];
  await Promise.all(Array.from({ length: 40 }, (_, at) => write(person, { company, name: `note ${at}`, ending: ends[at % 4] })));
  const pool = world.database.appPool();
  expect(pool.idleCount).toBe(pool.totalCount);
  expect(await unitsOf(company)).toHaveLength(10);
});
