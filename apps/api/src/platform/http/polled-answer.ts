import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

const tagOf = (answer: unknown): string => `"${createHash("sha256").update(JSON.stringify(answer)).digest("base64url")}"`;

/** What is asked every few seconds is sent when it is new. A browser asks again with what it has by itself, as long as it may keep it. */
export const sendWithEtag = (request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
  const tag = tagOf(answer);
  reply.header("etag", tag).header("cache-control", "private, no-cache").header("vary", "authorization, companyid");
  const known = (request.headers["if-none-match"] ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  return known.includes(tag) ? reply.status(304).send() : reply.send(answer);
};
