import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

const registry = new Registry();
collectDefaultMetrics({ register: registry });
const requestSeconds = new Histogram({
  name: "emdia_http_request_seconds",
  help: "Time from the first byte of a request to the end of its answer",
  labelNames: ["method", "route", "status"],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
});

const jobSeconds = new Histogram({
  name: "emdia_job_seconds",
  help: "Time of one attempt of a job, by what became of it",
  labelNames: ["job", "outcome"],
  buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
  registers: [registry],
});
type Attempt = { readonly job: string; readonly outcome: string; readonly seconds: number };
export const observeJob = ({ job, outcome, seconds }: Attempt): void => jobSeconds.observe({ job, outcome }, seconds);

const messages = new Counter({
  name: "emdia_messages_total",
  help: "E-mails and text messages by template and state: sent, stored, postponed or dropped above a limit",
  labelNames: ["template", "state"],
  registers: [registry],
});
export const observeMessage = (message: { readonly template: string; readonly state: string }): void => messages.inc(message);

/** Measures each response by route template, because the URL may contain personal data. */
export const measureRequests = (app: FastifyInstance): void => {
  app.addHook("onResponse", async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? "none", status: String(reply.statusCode) };
    requestSeconds.observe(labels, reply.elapsedTime / 1000);
  });
};

export const metricsText = async (): Promise<{ readonly contentType: string; readonly text: string }> => ({
  contentType: registry.contentType,
  text: await registry.metrics(),
});
