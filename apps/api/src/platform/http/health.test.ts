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

describe("health", () => {
  test("live and ready answer 200 while the database answers", async () => {
    const app = await open();
    const live = await app.inject("/api/health/live");
    const ready = await app.inject("/api/health/ready");
    expect([live.statusCode, live.json()]).toEqual([200, { status: "live" }]);
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: "ready" }]);
    await app.close();
  });

  test("live answers 200 and ready 503 without the database", async () => {
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

describe("metrics", () => {
  test("metrics label requests by route template and answer on localhost only", async () => {
    const app = await open();
    await app.inject("/api/companies/facilities/123456/history?query=segredo");
    for (const remoteAddress of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
      const { statusCode, headers, body } = await app.inject({ url: "/api/metrics", remoteAddress });
      expect(statusCode).toBe(200);
      expect(headers["content-type"]).toMatch(/^text\/plain/);
      expect(body).toMatch(
        /emdia_http_request_seconds_count\{[^}]*route="\/api\/companies\/facilities\/:id[^"]*\/history"[^}]*status="401"/,
      );
      // Numbers may contain any digits; a value of the request could only appear in a label.
      const labels = body.match(/="[^"\n]*"/g) ?? [];
      expect(labels.filter((label) => /123456|segredo/.test(label))).toEqual([]);
    }
    await app.close();
  });

  test("metrics answer 404 from other addresses and through a local proxy", async () => {
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
