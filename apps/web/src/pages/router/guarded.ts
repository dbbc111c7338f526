import { currentMay } from "../../shared/session/current-may.ts";
import { type GuardDecision, guard } from "../../shared/session/route-guard.ts";
import { sessionStore } from "../../shared/session/session-store.ts";

/** Decision of the route guard for the current session. */
export const guarded = (path: string, search: URLSearchParams): GuardDecision =>
  guard({ path, search, session: sessionStore.readStored().state, may: currentMay(path) });

/** Follows the guard's redirects and returns the final path. */
export const resolveRedirects = (path: string, search: URLSearchParams): string => {
  const decision = guarded(path, search);
  return decision.go === "to" ? resolveRedirects(decision.path, new URLSearchParams()) : path;
};
