import { currentMay } from "../../shared/session/current-may.ts";
import { type GuardDecision, guard } from "../../shared/session/route-guard.ts";
import { sessionStore } from "../../shared/session/session-store.ts";

/** What the guard says of an address at this moment. */
export const guarded = (path: string, search: URLSearchParams): GuardDecision =>
  guard({ path, search, session: sessionStore.readStored().state, may: currentMay(path) });

/** Where somebody who opens an address ends up. */
export const resolveRedirects = (path: string, search: URLSearchParams): string => {
  const decision = guarded(path, search);
  return decision.go === "to" ? resolveRedirects(decision.path, new URLSearchParams()) : path;
};
