import type { AddressInfo } from "node:net";
import { routes } from "@emdia/contract/route.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import * as z from "zod/mini";
import { newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";
import { refuse } from "../../kernel/outcome.ts";
import { openPool } from "../database/database.ts";
import { deviceKeys } from "../http/device-key.ts";
import { module } from "../http/handler.ts";
import { buildServer } from "../http/server.ts";
import { sessionTokens } from "../http/session-token.ts";
import { openRobotCheck } from "../robot/robot-check.ts";
import { createLogger } from "../telemetry/logger.ts";

const world = openWorld();
const CONNECTIONS = 4;
const AT_ONCE = 60;
/** Raises SQLSTATE 40P01, as if PostgreSQL had detected a deadlock. */
const raiseDeadlock = sql`do $$ begin raise exception using errcode = '40P01'; end $$`;
const asked = { alone: 0, apart: 0 };
const opened: { address?: string; close?: () => Promise<unknown> } = {};

const Noted = z.object({ noted: z.boolean() });
const own = routes({
  "GET /guesses": { permission: "self", summary: "Refused, and remembered all the same", answer: Noted },
  "GET /crossings": { permission: "public", summary: "Asks its own transaction from within work that stands apart", answer: Noted },
  "GET /waits": { permission: "self", summary: "Let go the first time that it is asked", answer: Noted },
  "GET /waits/apart": { permission: "self", summary: "Let go whenever it is asked, behind work that stands apart", answer: Noted },
});
const guesses = module("guesses", own, {
  "GET /guesses": async ({ tx, account, inIndependentTransaction }) => {
    await tx.selectFrom("account").select("id").execute();
    await inIndependentTransaction(account.id, (apart) => apart.updateTable("account").set({ phone: "+551100000000" }).execute());
    return refuse("request.malformed");
  },
  "GET /crossings": async ({ tx, inIndependentTransaction }) => {
    await inIndependentTransaction(null, () => tx.selectFrom("account").select("id").execute());
    return { noted: true };
  },
  "GET /waits": async ({ tx }) => {
    asked.alone += 1;
    if (asked.alone === 1) await raiseDeadlock.execute(tx);
    return { noted: true };
  },
  "GET /waits/apart": async ({ tx, account, inIndependentTransaction }) => {
    asked.apart += 1;
    await inIndependentTransaction(account.id, (apart) => apart.selectFrom("account").select("id").execute());
    await raiseDeadlock.execute(tx);
    return { noted: true };
  },
});

beforeAll(async () => {
  const pool = openPool({ url: world.database.url("app"), max: CONNECTIONS });
  const robotCheck = openRobotCheck({ kind: "off" }, inject("secret"));
  const around = {
    clock: world.clock,
    tokens: sessionTokens(inject("secret")),
    deviceKeys: deviceKeys(inject("secret")),
    logger: createLogger("silent"),
    robotCheck,
  };
  const app = await buildServer({ pool, ...around, modules: [guesses] });
  await app.listen({ host: "127.0.0.1", port: 0 });
  opened.address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`;
  opened.close = () => app.close().then(() => pool.end());
});
afterAll(() => opened.close?.());

test("a pool of four answers sixty concurrent requests with independent transactions", async () => {
  const person = await newPerson(world);
  const headers = { authorization: `Bearer ${person.token}` };
  const ask = async () => (await fetch(`${opened.address}/guesses`, { headers })).status;
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, ask));
  expect(answers).toEqual(Array(AT_ONCE).fill(400));
  const { rows } = await world.database.ownerPool().query("select phone from account where id = $1", [person.accountId]);
  expect(rows).toEqual([{ phone: "+551100000000" }]);
});

test("an independent transaction throws when it uses the request's transaction", async () => {
  expect((await fetch(`${opened.address}/crossings`)).status).toBe(500);
});

test("a deadlock retries the request unless an independent transaction has run", async () => {
  const headers = { authorization: `Bearer ${(await newPerson(world)).token}` };
  const ask = async (path: string) => (await fetch(`${opened.address}${path}`, { headers })).status;
  expect([await ask("/waits"), await ask("/waits/apart")]).toEqual([200, 503]);
  expect(asked).toEqual({ alone: 2, apart: 1 });
});
