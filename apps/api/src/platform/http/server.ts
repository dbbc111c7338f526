import fastifyCompress from "@fastify/compress";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import type pg from "pg";
import type { Logger } from "pino";
import { refuse } from "../../kernel/outcome.ts";
import { openIndependentPool } from "../access/independent-transaction.ts";
import type { Session } from "../access/open-scope.ts";
import type { Clock } from "../clock/clock.ts";
import type { FileStore } from "../files/file-store.ts";
import type { RobotCheck } from "../robot/robot-check.ts";
import { measureRequests } from "../telemetry/metrics.ts";
import { writeAnswer } from "./answer-schema.ts";
import type { DeviceKeys } from "./device-key.ts";
import type { ServerContext } from "./handle-request.ts";
import type { Module } from "./handler.ts";
import { serveHealth } from "./health.ts";
import { parseQueryString } from "./parse.ts";
import { refuseSlowBodies } from "./protection/body-deadline.ts";
import { answerForNode, refuseConnection } from "./protection/malformed-http.ts";
import { limitRates, type RateLimiter, type RateLimits } from "./protection/rate-limits.ts";
import { refuseAmbiguousPaths, toOriginForm } from "./protection/request-target.ts";
import { securing } from "./protection/security-headers.ts";
import { sendFailure, sendRefusal } from "./refuse-request.ts";
import { serve } from "./serve.ts";
import { serveDownloads } from "./serve-downloads.ts";
import type { SessionTokens } from "./session-token.ts";
import { serveUploads } from "./uploads/serve-uploads.ts";
import { serveWeb } from "./web-files.ts";

/** HTTP server with all modules. */
declare module "fastify" {
  interface FastifyRequest {
    /** Session of a verified access token. */
    session: Session | undefined;
    /** Hash of the key of a gate device, on a route that accepts devices. */
    deviceHash: string | undefined;
  }
}

export type ServerOptions = {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly tokens: SessionTokens;
  readonly deviceKeys: DeviceKeys;
  readonly modules: readonly Module[];
  readonly logger: Logger;
  /** Robot check, and the origins of its script if it is an external service. */
  readonly robotCheck: RobotCheck;
  readonly robotOrigins?: readonly string[];
  /** Trusted proxies by number or address: only their x-forwarded-for is used. */
  readonly trustedProxies?: number | readonly string[];
  readonly rateLimits?: RateLimits;
  /** File store, and the origin of its links if it is a bucket. */
  readonly files?: FileStore;
  readonly storageOrigin?: string | undefined;
  /** Folder of the built web app; without it only the API is served. */
  readonly webFolder?: string;
} & Pick<ServerContext, "translatorOf">;
const BODY_MAX_BYTES = 1_000_000;
const HEADERS_DEADLINE_MS = 15_000;
const COMPRESS_FROM_BYTES = 2_048;

/**
 * Without a proxy, x-forwarded-for is untrusted input. A number becomes a function, because Fastify treats a number as no proxies: it
 * cannot know that requests always pass them. The operator's setting asserts that.
 */
const trust = (proxies: ServerOptions["trustedProxies"] = 0) =>
  typeof proxies === "number" ? (_address: string, hop: number) => hop < proxies : [...proxies];

const create = ({ logger, trustedProxies }: ServerOptions, secure: ReturnType<typeof securing>): FastifyInstance =>
  Fastify({
    loggerInstance: logger,
    trustProxy: trust(trustedProxies),
    logController: new LogController({ disableRequestLogging: true }), // metrics cover every request
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: 0, // uploads may be slow; other bodies have their own deadline
    connectionTimeout: 0,
    forceCloseConnections: "idle",
    http: { headersTimeout: HEADERS_DEADLINE_MS, requireHostHeader: false },
    clientErrorHandler: refuseConnection,
    rewriteUrl: toOriginForm,
    routerOptions: { querystringParser: parseQueryString, ignoreTrailingSlash: false, maxParamLength: 500 },
    frameworkErrors: (error, _request, reply) => void sendFailure(secure(reply), error),
  }) as unknown as FastifyInstance;

const knowTheSession = (app: FastifyInstance, { tokens, deviceKeys, clock }: ServerOptions) => {
  app.decorateRequest("session", undefined);
  app.decorateRequest("deviceHash", undefined);
  app.addHook("onRequest", async (request) => {
    const [, token] = /^Bearer (\S{20,2000})$/.exec(request.headers.authorization ?? "") ?? [];
    if (!token) return;
    if (request.routeOptions.config?.device) request.deviceHash = deviceKeys.hashOf(token);
    if (!request.deviceHash) request.session = await tokens.verify(token, clock.now());
  });
};

/** Answers a request without a route. Such requests count for the rate limit as well. */
const refuseUnknown = (limit: RateLimiter) => async (request: FastifyRequest, reply: FastifyReply) => {
  await limit(request, reply);
  return sendRefusal(reply, refuse("route.not_found"));
};

/** Builds the server with all modules and the web app, ready to listen. */
export const buildServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const secure = securing({ storage: options.storageOrigin, robot: options.robotOrigins });
  const app = create(options, secure);
  app.setValidatorCompiler(() => () => true); // the contract's schemas validate the input
  app.setSerializerCompiler(writeAnswer);
  app.removeContentTypeParser("text/plain"); // bodies are JSON only
  app.setErrorHandler((error, _request, reply) => sendFailure(reply, error));
  app.addHook("onRequest", async (_request, reply) => void secure(reply));
  answerForNode(app);
  refuseAmbiguousPaths(app);
  measureRequests(app);
  knowTheSession(app, options);
  const notFound = refuseUnknown(await limitRates(app, options.rateLimits));
  refuseSlowBodies(app);
  await app.register(fastifyCompress, { global: true, threshold: COMPRESS_FROM_BYTES, encodings: ["br", "gzip"] });
  serveHealth(app, options.pool);
  if (options.files) serveDownloads(app, options.files);
  const apart = openIndependentPool(options.pool, (err) => options.logger.warn({ err }, "a connection was lost"));
  app.addHook("onClose", () => apart.end());
  const served = options.modules.flatMap((module) => serve(app, { ...options, apart }, module));
  if (options.files) await serveUploads(app, { ...options, apart, files: options.files }, served);
  if (options.webFolder) await serveWeb(app, options.webFolder, notFound);
  else app.setNotFoundHandler(notFound);
  return app;
};
