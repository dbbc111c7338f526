import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "../../kernel/outcome.ts";
import { sendRefusal } from "./refuse-request.ts";

const JSON_BODY_DEADLINE_MS = 30_000;

/** A JSON body that trickles in holds a connection; uploads have their own rule, so this is not the server's general timeout. */
export const refuseSlowBodies = (app: FastifyInstance, deadlineMs = JSON_BODY_DEADLINE_MS): void => {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook("preParsing", async (request, reply) => {
    if (!request.headers["content-type"]?.startsWith("application/json")) return;
    const timer = setTimeout(() => {
      reply.raw.once("finish", () => request.raw.destroy());
      sendRefusal(reply.header("connection", "close"), refuse("request.timed_out"));
    }, deadlineMs);
    timers.set(request, timer.unref());
  });
  const stop = async (request: FastifyRequest) => clearTimeout(timers.get(request));
  app.addHook("preValidation", stop);
  app.addHook("onError", stop);
  app.addHook("onResponse", stop);
};
