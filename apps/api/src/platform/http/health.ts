import type { FastifyInstance, FastifyRequest } from "fastify";
import type pg from "pg";
import { metricsText } from "../telemetry/metrics.ts";

const answersOf = (pool: pg.Pool): Promise<boolean> =>
  pool.query("select 1").then(
    () => true,
    () => false,
  );

/** Routes for operators: liveness, readiness and metrics. */
export const serveHealth = (app: FastifyInstance, pool: pg.Pool): void => {
  app.get("/api/health/live", async () => ({ status: "live" }));
  app.get("/api/health/ready", async (_request, reply) => {
    const ready = await answersOf(pool);
    return reply.status(ready ? 200 : 503).send({ status: ready ? "ready" : "database unavailable" });
  });
  app.get("/api/metrics", async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
    const { contentType, text } = await metricsText();
    return reply.type(contentType).send(text);
  });
};

/**
 * Metrics are readable only by a collector on the same machine, because they reveal business figures. A request forwarded by a local proxy
 * counts as remote.
 */
const isLocal = ({ ip, headers }: FastifyRequest): boolean =>
  ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(ip) && headers["x-forwarded-for"] === undefined && headers.forwarded === undefined;
