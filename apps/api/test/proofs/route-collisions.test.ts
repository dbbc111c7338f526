import { contract } from "@emdia/contract/contract.ts";
import { type Routes, routes } from "@emdia/contract/route.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { openPool } from "../../src/platform/database/database.ts";
import { deviceKeys } from "../../src/platform/http/device-key.ts";
import type { Module } from "../../src/platform/http/handler.ts";
import { buildServer } from "../../src/platform/http/server.ts";
import { sessionTokens } from "../../src/platform/http/session-token.ts";
import { openRobotCheck } from "../../src/platform/robot/robot-check.ts";
import { createLogger } from "../../src/platform/telemetry/logger.ts";
import { movableClock } from "../movable-clock.ts";
import { addressed, collisionsAmong, ownAddress } from "./route-collisions.ts";

const answer = z.null();
const about = { permission: "self", summary: "A route among its rivals", answer } as const;
const word = z.string().check(z.minLength(3), z.maxLength(20), z.regex(/^[a-z]+$/));

/** Typical collisions of the product's paths: a word and an id, ids in different positions, a word and any word. */
const rivals = routes({
  "GET /companies/facilities": about,
  "GET /companies/{id}": about,
  "GET /companies/{id}/accounts": about,
  "GET /companies/employees/{id}": about,
  "GET /companies/employees/{id}/search": about,
  "GET /companies/employees/upload-history/{id}": about,
  "GET /companies/employees/check-employee-exists/{document}": { ...about, params: { document: word } },
  "GET /projects/{id}/companies": about,
  "GET /projects/company/{id}": about,
  "GET /projects/create/companies": about,
  "POST /authentication/signin": about,
  "POST /authentication/{provider}": { ...about, params: { provider: word } },
});

const moduleOf = (table: Routes): Module => ({
  name: "asked for its addresses",
  routes: table,
  handlers: Object.fromEntries(Object.keys(table).map((key) => [key, async () => null])),
});

/** A server that returns the matched route template instead of running the handler. */
const directory = async (table: Routes): Promise<FastifyInstance> => {
  const pool = openPool({ url: "postgres://nobody@127.0.0.1:1/nowhere", max: 1 });
  const options = {
    pool,
    clock: movableClock(),
    tokens: sessionTokens("nobody's"),
    deviceKeys: deviceKeys("nobody's"),
    robotCheck: openRobotCheck({ kind: "off" }, "nobody's"),
    logger: createLogger("silent"),
    modules: [moduleOf(table)],
  };
  const app = await buildServer(options);
  app.addHook("onRequest", async (request, reply) =>
    reply
      .header("x-template", request.routeOptions.url ?? "")
      .status(204)
      .send(),
  );
  return app;
};

/** Converts a router template such as `/api/projects/:id(^\d+$)` to the contract's `/projects/{id}`. */
const asContract = (template: string): string => template.replace(/^\/api/, "").replace(/:(\w+)(\([^)]*\))?/g, "{$1}");

describe.for([
  { what: "of the contract", table: contract as Routes },
  { what: "with typical collisions", table: rivals as Routes },
])("paths $what", ({ table }) => {
  const opened: { app?: FastifyInstance } = {};
  beforeAll(async () => {
    opened.app = await directory(table);
  });
  afterAll(() => opened.app?.close());
  const templateAt = async (method: string, url: string): Promise<string> => {
    const told = await opened.app?.inject({ method: method as "GET", url: `/api${url}` });
    return asContract(String(told?.headers["x-template"]));
  };

  test("match their own route, and fixed segments take precedence over parameters", async () => {
    const collisions = collisionsAmong(addressed(table));
    for (const route of addressed(table)) {
      const others = collisions.filter(({ asked }) => asked.key === route.key).map(({ rival }) => rival.path);
      expect(await templateAt(route.method, ownAddress(route)), `${route.key}, and not ${others}`).toBe(route.path);
    }
  });

  test("do not match a route with a word instead of its id", async () => {
    for (const { path, method, key, route } of addressed(table).filter(({ path, route }) => path.includes("{") && !route.params))
      expect(await templateAt(method, path.replace(/\{\w+\}/g, "seven")), `${key} ${route.summary}`).not.toBe(path);
  });
});

test("every sample route collides with another", () => {
  const asked = new Set(collisionsAmong(addressed(rivals)).map((pair) => pair.asked.key));
  expect(Object.keys(rivals).filter((key) => !asked.has(key))).toEqual([]);
});
