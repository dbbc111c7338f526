import type { Tokens } from "@emdia/contract/identity/routes.ts";
import { hasExpired } from "./expiry.ts";
import type { SessionStore } from "./session-store.ts";

export type RefreshDoors = {
  readonly store: Pick<SessionStore, "readStored" | "renew">;
  readonly nowMs: () => number;
  /** Runs alone among all tabs of this browser. */
  readonly alone: <T>(act: () => Promise<T>) => Promise<T>;
  readonly exchange: (refreshToken: string) => Promise<Tokens>;
};

/**
 * The access token of the session, exchanged for the next one when its end has passed. A refresh token is spent by its use, so only one
 * tab and one call may exchange it: whoever waited finds the new tokens already stored and takes those.
 */
export const createAccessToken =
  ({ store, nowMs, alone, exchange }: RefreshDoors) =>
  async (): Promise<string | null> => {
    const session = store.readStored();
    if (session.state === "none") return null;
    if (!hasExpired(session.exp, nowMs())) return session.accessToken;

    return alone(async () => {
      const current = store.readStored();
      if (current.state === "none") return null;
      if (!hasExpired(current.exp, nowMs())) return current.accessToken;
      const tokens = await exchange(current.refreshToken);
      store.renew(tokens);
      return tokens.token;
    });
  };
