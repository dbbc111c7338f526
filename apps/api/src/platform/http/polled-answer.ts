import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

const tagOf = (answer: unknown): string => `"${createHash("sha256").update(JSON.stringify(answer)).digest("base64url")}"`;

/** Sends 304 if the ETag matches, because clients poll this route every few seconds. The browser revalidates its cached response itself. */
export const sendWithEtag = (request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
  const tag = tagOf(answer);
  reply.header("etag", tag).header("cache-control", "private, no-cache").header("vary", "authorization, companyid, accept-language");
  const known = (request.headers["if-none-match"] ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  return known.includes(tag) ? reply.status(304).send() : reply.send(answer);
};
