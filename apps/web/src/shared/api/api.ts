import type { Tokens } from "@emdia/contract/identity/routes.ts";
import { fetchWords } from "../errors/message-of.ts";
import { reportFailedCall } from "../errors/report-error.ts";
import { isOnline } from "../loading/connection.ts";
import { createCrossTabLock } from "../session/alone.ts";
import { createAccessToken } from "../session/create-access-token.ts";
import { sessionStore } from "../session/session-store.ts";
import { endSession } from "../session/sign-out/end-session.ts";
import { ApiFailure, sessionOver } from "./api-failure.ts";
import { createClient, sendWithoutSession } from "./client.ts";
import { newKey } from "./new-key.ts";

export const doors = { fetch: (path: string, init: RequestInit) => fetch(path, init), isOnline, newKey };

/** A server that cannot be reached ends no session; one that refuses the token does. */
const refused = (failure: unknown) =>
  failure instanceof ApiFailure && failure.kind === "answered" && (failure.statusCode ?? 500) < 500 && failure.statusCode !== 429;

const exchange = async (refreshToken: string): Promise<Tokens> => {
  try {
    return (await sendWithoutSession(doors, "POST /authentication/refresh-token", { refreshToken })) as Tokens;
  } catch (failure) {
    if (!refused(failure)) throw failure;
    endSession({ why: "expired" });
    throw sessionOver(failure);
  }
};

/** The session as whoever sends without `api` needs it: the token of this moment, and what to do when the server refuses it. */
export const session = {
  accessToken: createAccessToken({
    store: sessionStore,
    nowMs: Date.now,
    alone: createCrossTabLock("emdia.refresh", navigator.locks),
    exchange,
  }),
  denied: (accessToken: string | null) => {
    const current = sessionStore.readStored();
    // A late answer to an earlier session says nothing about the one that followed it.
    if (current.state === "valid" && current.accessToken === accessToken) endSession({ why: "expired" });
  },
};

/** Calls the server: `await api("GET /projects")({ query })`. Paths, bodies and answers are the contract's. */
export const api = createClient({ ...doors, ...session, report: reportFailedCall, explain: fetchWords });
