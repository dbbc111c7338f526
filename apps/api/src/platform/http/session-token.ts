import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import type { AccessClaims } from "@emdia/contract/identity/routes.ts";
import { jwtVerify } from "jose";
import type { Session } from "../access/open-scope.ts";

export const ACCESS_TOKEN_MINUTES = 10;
const KNOWN_TOKENS_MAX = 5_000;

type CachedSession = Session & { readonly expiresAt: number };
export type SessionTokens = {
  readonly issue: (session: Session, claims: AccessClaims, now: Date) => { readonly token: string; readonly exp: number };
  /** Session of a valid token. Each request also checks in the database that the session has not ended. */
  readonly verify: (token: string, now: Date) => Promise<Session | undefined>;
};

const sessionOf = (payload: Record<string, unknown>): Session => ({ accountId: Number(payload.user_id), sessionId: String(payload.sid) });

const partOf = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const HEADER = partOf({ alg: "HS256" });

/** Signs with `createHmac` synchronously: the library signs in the thread pool, behind password hashes. */
const signed = (payload: object, key: KeyObject): string => {
  const content = `${HEADER}.${partOf(payload)}`;
  return `${content}.${createHmac("sha256", key).update(content).digest("base64url")}`;
};

/** Issues and verifies access tokens, signed with the installation's secret. Caches verified tokens until they expire. */
export const sessionTokens = (secret: string): SessionTokens => {
  const key = createSecretKey(createHmac("sha256", secret).update("access tokens").digest());
  const known = new Map<string, CachedSession>();
  const cache = (token: string, session: CachedSession) => {
    if (known.size >= KNOWN_TOKENS_MAX) known.clear();
    known.set(token, session);
  };
  return {
    issue: (session, claims, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const exp = issuedAt + ACCESS_TOKEN_MINUTES * 60;
      const token = signed({ ...claims, sid: session.sessionId, iat: issuedAt, exp }, key);
      return { token, exp };
    },
    verify: async (token, now) => {
      const seen = known.get(token);
      if (seen) return seen.expiresAt > now.getTime() ? seen : undefined;
      const verified = await jwtVerify(token, key, { algorithms: ["HS256"], currentDate: now }).catch(() => undefined);
      if (!verified?.payload.exp) return undefined;
      const session = sessionOf(verified.payload);
      cache(token, { ...session, expiresAt: verified.payload.exp * 1000 });
      return session;
    },
  };
};
