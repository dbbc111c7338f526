import { createHash } from "node:crypto";
import type { Route } from "@emdia/contract/route.ts";
import type { FastifyRequest } from "fastify";
import { isRefusal, type Refusal, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../access/scope.ts";

/** `body` is the parsed body, so unknown fields do not change the hash. */
type KeyedRequest = { readonly key: string; readonly route: Route; readonly request: FastifyRequest; readonly body: unknown };
const WELL_FORMED = /^[\w-]{8,100}$/;

/** Hash of the request: body and selected companies. */
const hashOf = ({ request, body }: KeyedRequest): Buffer =>
  createHash("sha256")
    .update(JSON.stringify([request.headers.companyid ?? null, body ?? null]))
    .digest();

/** Inserts the key in the transaction of the request. A concurrent request with the same key waits here for the commit. */
const claim = async (scope: Scope, key: string, asked: KeyedRequest): Promise<boolean> => {
  const request_hash = hashOf(asked);
  const claimed = await scope.tx
    .insertInto("idempotency_key")
    .values({ account_id: scope.account.id, key, route: asked.key + asked.request.url, request_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  return claimed !== undefined;
};

const storedAnswer = async (scope: Scope, key: string, asked: KeyedRequest): Promise<unknown> => {
  const row = await scope.tx
    .selectFrom("idempotency_key")
    .select(["route", "request_hash", "answer"])
    .where("account_id", "=", scope.account.id)
    .where("key", "=", key)
    .executeTakeFirst();
  const same = row?.route === asked.key + asked.request.url && row.request_hash.equals(hashOf(asked));
  return same ? row.answer : refuse("request.key_reused");
};

const storeAnswer = (scope: Scope, key: string, answer: unknown) =>
  scope.tx
    .updateTable("idempotency_key")
    .set({ answer: JSON.stringify(answer) })
    .where("account_id", "=", scope.account.id)
    .where("key", "=", key)
    .execute();

/**
 * Runs a creation or another repeatable route once per `Idempotency-Key`. A repeat returns the stored response; a refusal leaves the key
 * free.
 */
export const withIdempotencyKey = async (scope: Scope, asked: KeyedRequest, work: () => Promise<unknown>): Promise<unknown | Refusal> => {
  const key = asked.request.headers["idempotency-key"];
  if (!(asked.route.status === 201 || asked.route.repeatable) || key === undefined) return work();
  if (typeof key !== "string" || !WELL_FORMED.test(key))
    return refuse("request.malformed", { fields: [{ field: "headers.idempotency-key", rule: "invalid_format" }] });
  if (!(await claim(scope, key, asked))) return storedAnswer(scope, key, asked);
  const answer = await work();
  if (!isRefusal(answer)) await storeAnswer(scope, key, answer);
  return answer;
};
