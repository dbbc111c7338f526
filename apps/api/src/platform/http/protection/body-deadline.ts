import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "../../../kernel/outcome.ts";
import { sendRefusal } from "../refuse-request.ts";

const BODY_DEADLINE_MS = 30_000;

const UPLOAD = /^(multipart\/|application\/(offset\+)?octet-stream)/i;

/**
 * Deadline for request bodies, because a slow body occupies a connection. Uploads have an idle timeout instead, so this is not the server's
 * request timeout.
 */
export const refuseSlowBodies = (app: FastifyInstance, deadlineMs = BODY_DEADLINE_MS): void => {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook("preParsing", async (request, reply) => {
    const type = request.headers["content-type"];
    if (type === undefined || UPLOAD.test(type)) return;
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
