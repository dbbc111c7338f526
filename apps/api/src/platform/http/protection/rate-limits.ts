import fastifyRateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "../../../kernel/outcome.ts";

/** Requests a minute: of one account, and of one address where nobody is signed in. */
export type RateLimits = { readonly perAccount: number; readonly perAddress: number };
export const defaultRateLimits: RateLimits = { perAccount: 1_200, perAddress: 240 };

const whose = (request: FastifyRequest): string => (request.session ? `account ${request.session.accountId}` : `address ${request.ip}`);

/** Pages and health are free; the API counts per account, and per address before anybody is known. */
export const limitRates = async (app: FastifyInstance, limits: RateLimits = defaultRateLimits): Promise<void> => {
  await app.register(fastifyRateLimit, {
    global: true,
    timeWindow: 60_000,
    max: (request) => (request.session ? limits.perAccount : limits.perAddress),
    keyGenerator: whose,
    allowList: (request) => !request.url.startsWith("/api/") || request.url.startsWith("/api/health/"),
    errorResponseBuilder: () => refuse("request.too_many") as unknown as object,
  });
};
