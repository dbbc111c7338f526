import type { Tokens } from "@emdia/contract/identity/routes.ts";
import { hasExpired } from "./expiry.ts";
import type { SessionStore } from "./session-store.ts";

export type RefreshDoors = {
  readonly store: Pick<SessionStore, "readStored" | "renew">;
  readonly nowMs: () => number;
  /** Lock across all tabs of this browser. */
  readonly alone: <T>(act: () => Promise<T>) => Promise<T>;
  readonly exchange: (refreshToken: string) => Promise<Tokens>;
};

/**
 * Returns the access token and refreshes it when it expired. A refresh token works only once, so a lock covers all tabs, and the next
 * holder of the lock reads the new tokens from storage.
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
