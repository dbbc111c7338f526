import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import type { AccessClaims } from "@emdia/contract/identity/routes.ts";
import { jwtVerify } from "jose";
import type { Session } from "../access/open-scope.ts";

export const ACCESS_TOKEN_MINUTES = 10;
const KNOWN_TOKENS_MAX = 5_000;

type CachedSession = Session & { readonly expiresAt: number };
export type SessionTokens = {
  readonly issue: (session: Session, claims: AccessClaims, now: Date) => { readonly token: string; readonly exp: number };
  /** Who the bearer says they are; whether their session still stands is asked of the database with every request. */
  readonly verify: (token: string, now: Date) => Promise<Session | undefined>;
};

const sessionOf = (payload: Record<string, unknown>): Session => ({ accountId: Number(payload.user_id), sessionId: String(payload.sid) });

const partOf = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const HEADER = partOf({ alg: "HS256" });

/** Signed in the moment it is asked for: the library waits its turn among the threads, behind the passwords that are being compared. */
const signed = (payload: object, key: KeyObject): string => {
  const said = `${HEADER}.${partOf(payload)}`;
  return `${said}.${createHmac("sha256", key).update(said).digest("base64url")}`;
};

/** Access tokens are signed with the installation's secret; one that was verified is remembered until it expires. */
export const sessionTokens = (secret: string): SessionTokens => {
  const key = createSecretKey(createHmac("sha256", secret).update("access tokens").digest());
  const known = new Map<string, CachedSession>();
  const remember = (token: string, session: CachedSession) => {
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
      remember(token, { ...session, expiresAt: verified.payload.exp * 1000 });
      return session;
    },
  };
};
