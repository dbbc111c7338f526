import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const compressions = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** The page of a URL: a prerendered page with preload links if there is one, else the general page. */
const pageAt = (folder: string, url: string): string => {
  const [, path] = /^\/([a-z][a-z/-]*)(?:\?|$)/.exec(url) ?? [];
  const own = `pages/${path}.html`;
  return path !== undefined && existsSync(join(folder, own)) ? own : "index.html";
};

/** The pages of badges and work permits, because search engines find links to them that users publish. */
const isUnlisted = (url: string): boolean => /^\/(?:colaboradores\/badge-info|permissao-de-trabalho)(?:[/?#]|$)/.test(url);

/** Adds the hashes of the page's inline scripts to the content policy, which forbids all other inline scripts. */
const allowing = (policy: string, page: string): string => {
  const hashes = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(" "));
};

/** Sends a page precompressed if the browser accepts that. Reads the file on each request, so that the API starts without a build. */
const sendPage = async (folder: string, request: FastifyRequest, reply: FastifyReply) => {
  const file = join(folder, pageAt(folder, request.url));
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const [encoding, suffix = ""] = compressions.find(([name, ending]) => accepted.includes(name) && existsSync(`${file}${ending}`)) ?? [];
  const page = await readFile(file);
  if (encoding) reply.header("content-encoding", encoding);
  if (isUnlisted(request.url)) reply.header("x-robots-tag", "noindex, nofollow, noarchive");
  return reply
    .header("content-security-policy", allowing(String(reply.getHeader("content-security-policy") ?? ""), page.toString()))
    .header("x-no-compression", "1")
    .header("vary", "accept-encoding")
    .header("cache-control", "no-cache")
    .type("text/html; charset=utf-8")
    .send(suffix === "" ? page : await readFile(`${file}${suffix}`));
};

type RequestHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the web app. Assets have a content hash in their name and are cached for a year; every other path gets the page, which shows its
 * own 404.
 */
export const serveWeb = async (app: FastifyInstance, folder: string, notFound: RequestHandler): Promise<void> => {
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
      ? notFound(request, reply)
      : sendPage(folder, request, reply),
  );
};
