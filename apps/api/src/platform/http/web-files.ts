import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "../../kernel/outcome.ts";
import { sendRefusal } from "./refuse-request.ts";

const compressions = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** The one page of the application, in the form the browser can unpack; read when asked, so that the API runs without a build. */
const sendPage = async (folder: string, request: FastifyRequest, reply: FastifyReply) => {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const [encoding, suffix] =
    compressions.find(([name, ending]) => accepted.includes(name) && existsSync(join(folder, `index.html${ending}`))) ?? [];
  if (encoding) reply.header("content-encoding", encoding);
  const page = await readFile(join(folder, `index.html${suffix ?? ""}`));
  return reply
    .header("x-no-compression", "1")
    .header("vary", "accept-encoding")
    .header("cache-control", "no-cache")
    .type("text/html; charset=utf-8")
    .send(page);
};

/** Assets carry their hash in their name and never change; every path that is no file is the application, which has its own 404. */
export const serveWeb = async (app: FastifyInstance, folder: string): Promise<void> => {
  for (const url of ["/", "/index.html"]) app.get(url, (request, reply) => sendPage(folder, request, reply));
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    wildcard: true,
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.setNotFoundHandler((request, reply) =>
    /^\/(api|assets)(\/|$)/.test(request.url) || !["GET", "HEAD"].includes(request.method)
      ? sendRefusal(reply, refuse("route.not_found"))
      : sendPage(folder, request, reply),
  );
};
