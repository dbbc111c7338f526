import type { FastifyReply } from "fastify";

/** Other origins from which a browser may load. */
export type OtherOrigins = { readonly storage?: string | undefined; readonly robot?: readonly string[] | undefined };

/**
 * Content security policy. Scripts only from this origin, never inline; inline styles are allowed because the UI kit writes them
 * (docs/decisions). A bucket serves files from its own origin, and a robot service adds its script and frame.
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

/** Nothing is stored unless the route sets its own cache-control, as pages and assets do. */
const everyAnswer: { readonly [header: string]: string } = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=()",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
};

/** Sets the security headers of every response, including those for malformed URLs. */
export const securing = (others: OtherOrigins = {}) => {
  const headers = { ...everyAnswer, "content-security-policy": contentPolicy(others) };
  return (reply: FastifyReply): FastifyReply => reply.headers(headers);
};
