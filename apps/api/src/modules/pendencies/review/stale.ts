// Optimistic locks of reviews.
import { accept, type Outcome, type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { type LastDeed, lastAnswer, lastTransition } from "./store.ts";

type Read = Pick<Scope, "tx">;
type Current = Promise<Outcome<true, "pendency.stale">>;

/** Refusal with the current state and the last change, its author and its time. */
const stale = (pendency: StoredPendency, deed: LastDeed | undefined): Refusal<"pendency.stale"> =>
  refuse("pendency.stale", {
    version: pendency.version,
    answersVersion: pendency.answersVersion,
    status: pendency.status,
    updatedAt: pendency.updatedAt.toISOString(),
    action: deed?.action ?? null,
    at: deed?.at ?? null,
    by: deed?.by ?? null,
  });

/** Optimistic lock: refuses a request that is based on an older version. */
export const requireCurrentVersion = async ({ tx }: Read, pendency: StoredPendency, version: number | undefined): Current =>
  version === undefined || version === pendency.version ? accept(true) : stale(pendency, await lastTransition(tx, pendency));

/** Optimistic lock on the answers: the refusal names the author of the last answer. */
export const requireCurrentAnswers = async ({ tx }: Read, pendency: StoredPendency, read: number | null | undefined): Current =>
  (read ?? pendency.answersVersion) === pendency.answersVersion ? accept(true) : stale(pendency, await lastAnswer(tx, pendency));
