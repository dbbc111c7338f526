import type { FastifyInstance } from "fastify";

/** Scripts only from us, never inline; styles may be inline because the UI kit writes them (docs/decisions). A bucket hands out files itself. */
export const contentPolicy = (storageOrigin: string | undefined): string => {
  const andStorage = storageOrigin ? ` ${storageOrigin}` : "";
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${andStorage}`,
    "worker-src 'self' blob:",
    `connect-src 'self'${andStorage}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
};

const everyAnswer: { readonly [header: string]: string } = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=()",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
};

export const secureHeaders = (app: FastifyInstance, storageOrigin?: string): void => {
  const headers = { ...everyAnswer, "content-security-policy": contentPolicy(storageOrigin) };
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
  });
};
