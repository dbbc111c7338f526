import { type RefusalCode, refusals } from "@emdia/contract/refusals.ts";
import type { FastifyError, FastifyReply } from "fastify";
import { isRefusal, type Refusal, refuse } from "../../kernel/outcome.ts";
import { isDatabaseUnavailable } from "../database/unavailable.ts";

/** Refusal code of each error of the HTTP layer. */
const codesOfTheServer: { readonly [code: string]: RefusalCode } = {
  FST_ERR_CTP_INVALID_JSON_BODY: "request.not_json",
  FST_ERR_CTP_EMPTY_JSON_BODY: "request.not_json",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "request.unsupported_type",
  FST_ERR_CTP_BODY_TOO_LARGE: "request.too_large",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "request.malformed",
  FST_ERR_CTP_INVALID_HANDLER: "request.malformed",
  FST_ERR_BAD_URL: "route.not_found",
};
/** Values that pass the schemas but that PostgreSQL cannot store: a NUL in a text, a date in year 0. */
const unholdable = /^22(007|008|021|P05)$/;

const refusalOf = (error: Partial<FastifyError>): Refusal => {
  const known = codesOfTheServer[error.code ?? ""];
  if (known) return refuse(known);
  if (unholdable.test(error.code ?? "")) return refuse("request.malformed");
  if (isDatabaseUnavailable(error)) return refuse("server.unavailable");
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return refuse("request.malformed");
  return refuse("server.failed");
};

/** Value of the Retry-After header, from the details of the refusal. */
const secondsUntilAgain = (details: unknown): number | undefined => {
  const { retryAfterSeconds } = (details ?? {}) as { readonly retryAfterSeconds?: unknown };
  return typeof retryAfterSeconds === "number" ? retryAfterSeconds : undefined;
};

export const sendRefusal = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const { status, message } = refusals[refusal.code];
  const { code, details } = refusal;
  const retryAfter = secondsUntilAgain(details);
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  return reply.status(status).send({ statusCode: status, code, message, ...(details !== undefined && { details }) });
};

/** Sends any thrown value as a refusal. Logs only server errors (status 500 and above). */
export const sendFailure = (reply: FastifyReply, thrown: unknown): FastifyReply => {
  if (isRefusal(thrown)) return sendRefusal(reply, thrown);
  const refusal = refusalOf(thrown instanceof Error ? thrown : {});
  if (refusals[refusal.code].status >= 500) reply.log.error({ err: thrown }, "request failed");
  if (refusal.code === "server.unavailable") reply.header("retry-after", "1");
  return sendRefusal(reply, refusal);
};
