import type { FastifyInstance, FastifyRequest } from "fastify";
import type pg from "pg";
import { metricsText } from "../telemetry/metrics.ts";

const answersOf = (pool: pg.Pool): Promise<boolean> =>
  pool.query("select 1").then(
    () => true,
    () => false,
  );

/** For whoever runs the product: is the process alive, may it get traffic, and what does it measure. */
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
 * Measurements tell about the business; a collector beside the process reads them, nobody from outside. What a proxy on the
 * same machine passes on comes from outside, and says so.
 */
const isLocal = ({ ip, headers }: FastifyRequest): boolean =>
  ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(ip) && headers["x-forwarded-for"] === undefined && headers.forwarded === undefined;
