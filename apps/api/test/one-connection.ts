import type pg from "pg";
import { expect, inject } from "vitest";
import type { Role } from "../demo/accounts/cast.ts";
import { buildApp } from "../src/app.ts";
import { openPool } from "../src/platform/database/database.ts";
import { createLogger } from "../src/platform/telemetry/logger.ts";
import type { World } from "./world.ts";

/** Sends a GET request, or a POST request with a body, as a demo user. Returns the duration in milliseconds. */
type Ask = (role: Role, path: string, body?: object) => Promise<number>;

/** Runs work against a server with a pool of one connection, which the test can inspect. */
export const oneConnection =
  (world: World) =>
  async <T>(work: (list: Ask, connection: pg.Pool) => Promise<T>): Promise<T> => {
    const pool = openPool({ url: world.database.url("app"), max: 1 });
    const app = await buildApp({
      pool,
      clock: world.clock,
      secret: inject("secret"),
      publicUrl: "http://emdia.test",
      logger: createLogger("silent"),
      demoLogins: undefined,
    });
    const list: Ask = async (role, path, body) => {
      const begun = performance.now();
      const headers = { authorization: `Bearer ${await world.tokenOf(role)}` };
      const answer = await app.inject({ method: body ? "POST" : "GET", url: `/api${path}`, headers, ...(body && { payload: body }) });
      expect(answer.statusCode, answer.body).toBe(200);
      return performance.now() - begun;
    };
    return work(list, pool).finally(async () => {
      // Flushes the statistics of this connection now, because the next test compares counts.
      await pool.query("select pg_stat_force_next_flush()");
      await app.close();
      await pool.end();
    });
  };
