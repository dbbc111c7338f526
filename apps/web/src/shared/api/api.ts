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

export const doors = {
  fetch: (path: string, init: RequestInit) => fetch(path, init),
  isOnline,
  newKey,
  language: () => document.documentElement.lang,
};

/** Only a refusal of the token ends the session. An unreachable server does not. */
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

/** Session for requests that do not use `api`: the current access token, and the handler of a refused token. */
export const session = {
  accessToken: createAccessToken({
    store: sessionStore,
    nowMs: Date.now,
    alone: createCrossTabLock("emdia.refresh", navigator.locks),
    exchange,
  }),
  denied: (accessToken: string | null) => {
    const current = sessionStore.readStored();
    // Ignores a late response to a token of an earlier session.
    if (current.state === "valid" && current.accessToken === accessToken) endSession({ why: "expired" });
  },
};

/** Typed API client: `await api("GET /projects")({ query })`. The contract types paths, bodies and answers. */
export const api = createClient({ ...doors, ...session, report: reportFailedCall, explain: fetchWords });
