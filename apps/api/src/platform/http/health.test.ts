import Fastify from "fastify";
import { describe, expect, inject, test } from "vitest";
import { ownDatabase } from "../../../test/database.ts";
import { movableClock } from "../../../test/movable-clock.ts";
import { buildApp } from "../../app.ts";
import { openPool } from "../database/database.ts";
import { createLogger } from "../telemetry/logger.ts";
import { serveHealth } from "./health.ts";

const database = ownDatabase();
const open = () =>
  buildApp({
    pool: database.appPool(),
    clock: movableClock(),
    secret: inject("secret"),
    publicUrl: "http://emdia.test",
    logger: createLogger("silent"),
    demoLogins: undefined,
  });

describe("the health of the process", () => {
  test("it is alive, and ready while its database answers", async () => {
    const app = await open();
    const live = await app.inject("/api/health/live");
    const ready = await app.inject("/api/health/ready");
    expect([live.statusCode, live.json()]).toEqual([200, { status: "live" }]);
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: "ready" }]);
    await app.close();
  });

  test("without its database it is alive and not ready", async () => {
    const app = Fastify();
    const nowhere = Object.assign(new URL(database.url("app")), { port: "1" }).href;
    const pool = openPool({ url: nowhere, max: 1 });
    serveHealth(app, pool);
    expect((await app.inject("/api/health/live")).statusCode).toBe(200);
    const ready = await app.inject("/api/health/ready");
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: "database unavailable" }]);
    await app.close();
    await pool.end();
  });
});

describe("what it measures", () => {
  test("is told to the machine itself, by the templates of routes and never by what was asked", async () => {
    const app = await open();
    await app.inject("/api/companies/facilities/123456/history?query=segredo");
    for (const remoteAddress of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
      const { statusCode, headers, body } = await app.inject({ url: "/api/metrics", remoteAddress });
      expect(statusCode).toBe(200);
      expect(headers["content-type"]).toMatch(/^text\/plain/);
      expect(body).toMatch(
        /emdia_http_request_seconds_count\{[^}]*route="\/api\/companies\/facilities\/:id[^"]*\/history"[^}]*status="401"/,
      );
      // A figure may hold any digits; what was asked could only stand in a label.
      const labels = body.match(/="[^"\n]*"/g) ?? [];
      expect(labels.filter((label) => /123456|segredo/.test(label))).toEqual([]);
    }
    await app.close();
  });

  test("does not exist for anybody else, not even through a proxy on the same machine", async () => {
    const app = await open();
    const unknown = await app.inject("/api/nothing-here");
    const asked = [
      { remoteAddress: "10.0.0.7" },
      { remoteAddress: "127.0.0.1", headers: { "x-forwarded-for": "203.0.113.9" } },
      { remoteAddress: "::1", headers: { forwarded: "for=203.0.113.9" } },
    ];
    for (const from of asked) {
      const { statusCode, body } = await app.inject({ url: "/api/metrics", ...from });
      expect([statusCode, body]).toEqual([404, unknown.body]);
    }
    await app.close();
  });
});
