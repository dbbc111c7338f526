import type { FastifyReply, FastifyRequest } from "fastify";

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

/** What every answer carries, also the one to an address that never became a request of ours. */
export const securing = (storageOrigin?: string) => {
  const headers = { ...everyAnswer, "content-security-policy": contentPolicy(storageOrigin) };
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
    return reply.headers(headers);
  };
};
