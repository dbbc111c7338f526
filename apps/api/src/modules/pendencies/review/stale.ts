import { accept, type Outcome, type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { type LastDeed, lastAnswer, lastTransition } from "./store.ts";

type Read = Pick<Scope, "tx">;
type Current = Promise<Outcome<true, "pendency.stale">>;

/** What it is now, and who did what to it and when. */
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

/** Whoever read a pendency in an older version is told what became of it. */
export const requireCurrentVersion = async ({ tx }: Read, pendency: StoredPendency, version: number | undefined): Current =>
  version === undefined || version === pendency.version ? accept(true) : stale(pendency, await lastTransition(tx, pendency));

/** Whoever decides on answers that changed since they were read is told who answered last. */
export const requireCurrentAnswers = async ({ tx }: Read, pendency: StoredPendency, read: number | null | undefined): Current =>
  (read ?? pendency.answersVersion) === pendency.answersVersion ? accept(true) : stale(pendency, await lastAnswer(tx, pendency));
