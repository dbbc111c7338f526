import type { FastifyInstance } from "fastify";

/** Scripts only from us, never inline; styles may be inline because the UI kit writes them (docs/decisions). */
export const CONTENT_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const everyAnswer: { readonly [header: string]: string } = {
  "content-security-policy": CONTENT_POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=()",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
};

export const secureHeaders = (app: FastifyInstance): void => {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(everyAnswer);
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
  });
};
