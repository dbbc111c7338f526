import type { AccessClaims } from "@emdia/contract/identity/routes.ts";
import { inject } from "vitest";
import { sessionTokens } from "../../src/platform/http/session-token.ts";

/** Manipulated access tokens. */
type Claims = AccessClaims & { readonly sid: string };
const part = (token: string, at: number): string => token.split(".")[at] ?? "";
export const claimsIn = (token: string): Claims => JSON.parse(Buffer.from(part(token, 1), "base64url").toString());
const written = (content: object): string => Buffer.from(JSON.stringify(content)).toString("base64url");

/** Changes claims but keeps the old signature. */
export const withClaims = (token: string, changed: Partial<Claims>): string =>
  token
    .split(".")
    .with(1, written({ ...claimsIn(token), ...changed }))
    .join(".");

/** Same claims with `alg: none`. */
export const unsigned = (token: string): string => `${written({ alg: "none", typ: "JWT" })}.${part(token, 1)}.`;

type Reissue = { readonly now: Date; readonly secret?: string; readonly accountId?: number };
/** A new signature for the same session: at another time, with another secret, or for another account. */
export const reissue = async (token: string, { now, secret = inject("secret"), accountId }: Reissue): Promise<string> => {
  const { sid, user_id, ...claims } = claimsIn(token);
  const account = accountId ?? Number(user_id);
  const issued = await sessionTokens(secret).issue({ accountId: account, sessionId: sid }, { ...claims, user_id: String(account) }, now);
  return issued.token;
};
