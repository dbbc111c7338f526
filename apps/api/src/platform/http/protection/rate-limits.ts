import { GATE_DEVICE_REQUESTS_PER_SECOND } from "@emdia/contract/gate/limits.ts";
import type { Route } from "@emdia/contract/route.ts";
import fastifyRateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "../../../kernel/network-of.ts";
import { refuse } from "../../../kernel/outcome.ts";

/**
 * Requests per minute: per account, and per address for anonymous requests. `perAddressGuessing` counts per route with a secret id, with and
 * without a session.
 */
export type RateLimits = {
  readonly perAccount: number;
  readonly perAddress: number;
  readonly perAddressGuessing: number;
  /** `false` switches off the limits that routes declare, for measurements. */
  readonly declared?: false;
};
export const defaultRateLimits: RateLimits = { perAccount: 1_200, perAddress: 240, perAddressGuessing: 120 };
/** Counts a request, and throws the refusal above the limit. */
export type RateLimiter = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const limitKey = ({ session, ip }: FastifyRequest): string => (session ? `account ${session.accountId}` : `address ${networkOf(ip)}`);

const SECOND_MS = 1_000;
const guessKey = ({ ip, routeOptions }: FastifyRequest): string => `guesses ${routeOptions.url} ${networkOf(ip)}`;

declare module "fastify" {
  interface FastifyContextConfig {
    guessable?: boolean;
    /** Gate devices may call it, within their own limit. */
    device?: boolean;
    accountLimit?: Route["accountLimit"];
  }
}

const routeKey = ({ session, ip, routeOptions }: FastifyRequest): string =>
  `${routeOptions.url} ${session ? `account ${session.accountId}` : `address ${networkOf(ip)}`}`;

const isLimited = (route: string): boolean => route.startsWith("/api/") && !route.startsWith("/api/health/");

/**
 * Limits the API's routes per account, or per address without a session, and the routes of the gate per device. The matched route decides, not
 * the URL as sent. Pages and health routes have no limit. Returns the limiter for requests without a route.
 */
export const limitRates = async (app: FastifyInstance, limits: RateLimits = defaultRateLimits): Promise<RateLimiter> => {
  await app.register(fastifyRateLimit, {
    global: false,
    timeWindow: 60_000,
    max: (request) => (request.session ? limits.perAccount : limits.perAddress),
    keyGenerator: limitKey,
    allowList: ({ deviceHash }) => deviceHash !== undefined,
    errorResponseBuilder: () => refuse("request.too_many") as unknown as object,
  });
  const limit = app.rateLimit();
  const countGuess = app.createRateLimit({ max: limits.perAddressGuessing, keyGenerator: guessKey, allowList: [] });
  const countDevice = app.createRateLimit({
    max: GATE_DEVICE_REQUESTS_PER_SECOND,
    timeWindow: SECOND_MS,
    keyGenerator: ({ deviceHash }) => `device ${deviceHash}`,
    allowList: ({ deviceHash }) => deviceHash === undefined,
  });
  const refuseAbove =
    (count: typeof countGuess): RateLimiter =>
    async (request, reply) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      reply.header("retry-after", counted.ttlInSeconds);
      throw refuse("request.too_many");
    };
  const declaredLimit = ({ perMinute, refusal }: NonNullable<Route["accountLimit"]>): RateLimiter => {
    const count = app.createRateLimit({ max: perMinute, keyGenerator: routeKey, allowList: [] });
    return async (request) => {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw refuse(refusal, { retryAfterSeconds: counted.ttlInSeconds });
    };
  };
  const [limitGuesses, limitDevice] = [refuseAbove(countGuess), refuseAbove(countDevice)];
  app.addHook("onRoute", (route) => {
    const guesses = route.config?.guessable ? [limitGuesses] : [];
    const declared = route.config?.accountLimit && limits.declared !== false ? [declaredLimit(route.config.accountLimit)] : [];
    if (isLimited(route.url)) route.onRequest = [route.onRequest ?? [], ...guesses, limitDevice, limit, ...declared].flat();
  });
  return async (request, reply) => void (await limit.call(app, request, reply));
};
