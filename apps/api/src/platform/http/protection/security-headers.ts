import type { FastifyReply, FastifyRequest } from "fastify";

/** Whose hosts a browser may turn to beside ours. */
export type OtherOrigins = { readonly storage?: string | undefined; readonly robot?: readonly string[] | undefined };

/**
 * Scripts only from us, never inline; styles may be inline because the UI kit writes them (docs/decisions). A bucket hands out files itself, and
 * a service that tells people from robots brings a script and a frame of its own, where one was chosen.
 */
export const contentPolicy = ({ storage, robot = [] }: OtherOrigins = {}): string => {
  const andStorage = storage ? ` ${storage}` : "";
  const andRobot = robot.map((origin) => ` ${origin}`).join("");
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${andRobot}`,
    `style-src 'self' 'unsafe-inline'${andRobot}`,
    `img-src 'self' data: blob:${andStorage}`,
    ...(andRobot ? [`frame-src 'self'${andRobot}`] : []),
    "worker-src 'self' blob:",
    `connect-src 'self'${andStorage}${andRobot}`,
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
export const securing = (others: OtherOrigins = {}) => {
  const headers = { ...everyAnswer, "content-security-policy": contentPolicy(others) };
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
    return reply.headers(headers);
  };
};
