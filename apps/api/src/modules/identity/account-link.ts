import { randomBytes } from "node:crypto";
import type { Tx } from "../../platform/database/transaction.ts";
import { hashOf } from "./refresh-token.ts";
import { insertLink, type LinkPurpose, type ShownLink } from "./store/links.ts";

/** `account.secret`: whose link it is, and the secret of which only a hash is kept. */
const SHAPE = /^(\d{1,15})\.([\w-]{43})$/;

export const readLink = (code: string): ShownLink | undefined => {
  const [, accountId, secret] = SHAPE.exec(code) ?? [];
  return accountId && secret ? { accountId: Number(accountId), secretHash: hashOf(secret) } : undefined;
};

type Wanted = { readonly accountId: number; readonly purpose: LinkPurpose; readonly now: Date };
const lifeHours: { readonly [P in LinkPurpose]: number } = { reset_password: 1, verify_email: 48, reactivate: 24 };

/** A code for an e-mail, which works once and not for long. */
export const makeLink = async (tx: Tx, { accountId, purpose, now }: Wanted): Promise<string> => {
  const secret = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + lifeHours[purpose] * 3_600_000);
  await insertLink(tx, { accountId, purpose, secretHash: hashOf(secret), now, expiresAt });
  return `${accountId}.${secret}`;
};
