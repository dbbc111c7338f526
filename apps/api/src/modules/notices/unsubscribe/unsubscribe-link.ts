import { timingSafeEqual } from "node:crypto";
import type { NoticeKind } from "@emdia/contract/notices/notice.ts";
import { readUnsubscribeToken, type UnsubscribeToken, writeUnsubscribeToken } from "@emdia/contract/notices/unsubscribe.ts";
import { pathTo } from "@emdia/contract/web-paths.ts";
import type { Installation } from "../../../platform/mail/template.ts";
import { deriveSecret } from "../../../platform/secrets/derived-secret.ts";

type Subject = Omit<UnsubscribeToken, "signature">;

/** Derived from account and kinds, so that it is stored nowhere and does not expire. It permits nothing but turning these e-mails off. */
const signatureOf = (secret: string, { accountId, kinds }: Subject): string =>
  deriveSecret(secret, { purpose: `unsubscribe ${kinds.join("-")}`, ownerId: accountId, rowId: 0, issue: 0 });

const tokenOf = (secret: string, subject: Subject): string =>
  writeUnsubscribeToken({ ...subject, signature: signatureOf(secret, subject) });

/** The account and kinds of a token; undefined if it is malformed or not signed here. */
export const verifiedSubject = (secret: string, token: string): Subject | undefined => {
  const read = readUnsubscribeToken(token);
  if (!read) return undefined;
  const { signature, ...subject } = read;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, subject))) ? subject : undefined;
};

/** The page that asks, and the address for the one click of a mail client (RFC 8058). */
export const unsubscribeLinks = ({ secret, publicUrl }: Installation, accountId: number, kinds: readonly NoticeKind[]) => {
  const token = tokenOf(secret, { accountId, kinds });
  return {
    pageUrl: new URL(pathTo("/avisos/cancelar/{token}", { token }), publicUrl).href,
    oneClickUrl: new URL(`/api/notices/unsubscribe/${token}`, publicUrl).href,
  };
};
