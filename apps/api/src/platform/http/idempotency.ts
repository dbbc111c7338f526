import { createHash } from "node:crypto";
import type { Route } from "@emdia/contract/route.ts";
import type { FastifyRequest } from "fastify";
import { isRefusal, type Refusal, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../access/scope.ts";

/** `body` as the contract read it: what it does not name is not compared, however deep somebody nests it. */
type KeyedRequest = { readonly key: string; readonly route: Route; readonly request: FastifyRequest; readonly body: unknown };
const WELL_FORMED = /^[\w-]{8,100}$/;

/** What makes two requests the same: what is sent, and for which companies. */
const hashOf = ({ request, body }: KeyedRequest): Buffer =>
  createHash("sha256")
    .update(JSON.stringify([request.headers.companyid ?? null, body ?? null]))
    .digest();

/** Claims the key in the transaction of the request; somebody who sends the same at the same moment waits here for its end. */
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

const kept = async (scope: Scope, key: string, asked: KeyedRequest): Promise<unknown> => {
  const row = await scope.tx
    .selectFrom("idempotency_key")
    .select(["route", "request_hash", "answer"])
    .where("account_id", "=", scope.account.id)
    .where("key", "=", key)
    .executeTakeFirst();
  const same = row?.route === asked.key + asked.request.url && row.request_hash.equals(hashOf(asked));
  return same ? row.answer : refuse("request.key_reused");
};

const keep = (scope: Scope, key: string, answer: unknown) =>
  scope.tx
    .updateTable("idempotency_key")
    .set({ answer: JSON.stringify(answer) })
    .where("account_id", "=", scope.account.id)
    .where("key", "=", key)
    .execute();

/** A creation, or other work that is repeatable, gets the answer of the first time when it is sent again under the same `Idempotency-Key`; refused, it leaves the key free. */
export const withIdempotencyKey = async (scope: Scope, asked: KeyedRequest, work: () => Promise<unknown>): Promise<unknown | Refusal> => {
  const key = asked.request.headers["idempotency-key"];
  if (!(asked.route.status === 201 || asked.route.repeatable) || key === undefined) return work();
  if (typeof key !== "string" || !WELL_FORMED.test(key))
    return refuse("request.malformed", { fields: [{ field: "headers.idempotency-key", rule: "invalid_format" }] });
  if (!(await claim(scope, key, asked))) return kept(scope, key, asked);
  const answer = await work();
  if (!isRefusal(answer)) await keep(scope, key, answer);
  return answer;
};
