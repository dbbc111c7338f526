import { createHmac } from "node:crypto";
import { hashOf, newSecret } from "../../platform/secrets/link-code.ts";

export { hashOf, newSecret as firstSecret };

/** `account.session.secret`: the first two parts locate the session, the third proves it. */
export type ShownToken = { readonly accountId: number; readonly sessionId: string; readonly secret: string };
const SHAPE = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

export const readToken = (token: string): ShownToken | undefined => {
  const [, accountId, sessionId, secret] = SHAPE.exec(token) ?? [];
  return accountId && sessionId && secret ? { accountId: Number(accountId), sessionId, secret } : undefined;
};
export const writeToken = ({ accountId, sessionId, secret }: ShownToken): string => `${accountId}.${sessionId}.${secret}`;

/** Derives the successor from the token, so that it can be repeated without being stored (CD-166). */
export const successorOf = ({ sessionId, secret }: ShownToken, installationSecret: string): string =>
  createHmac("sha256", installationSecret).update(`refresh ${sessionId} ${secret}`).digest("base64url");
