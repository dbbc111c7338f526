import fastifyRateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "../../../kernel/outcome.ts";

/** Requests per minute: per account, and per address for anonymous requests. */
export type RateLimits = { readonly perAccount: number; readonly perAddress: number };
export const defaultRateLimits: RateLimits = { perAccount: 1_200, perAddress: 240 };

const limitKey = (request: FastifyRequest): string => (request.session ? `account ${request.session.accountId}` : `address ${request.ip}`);

/** Limits API requests per account, or per address without a session. Pages and health routes have no limit. */
export const limitRates = async (app: FastifyInstance, limits: RateLimits = defaultRateLimits): Promise<void> => {
  await app.register(fastifyRateLimit, {
    global: true,
    timeWindow: 60_000,
    max: (request) => (request.session ? limits.perAccount : limits.perAddress),
    keyGenerator: limitKey,
    allowList: (request) => !request.url.startsWith("/api/") || request.url.startsWith("/api/health/"),
    errorResponseBuilder: () => refuse("request.too_many") as unknown as object,
  });
};
