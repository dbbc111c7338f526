import { type NoticeKind, noticeKinds } from "./notice.ts";

/** Address of a person's e-mails of some kinds: account, kinds and their signature. */
export type UnsubscribeToken = { readonly accountId: number; readonly kinds: readonly NoticeKind[]; readonly signature: string };

const SHAPE = /^(\d{1,15})\.([a-z_]{1,30}(?:-[a-z_]{1,30}){0,15})\.([\w-]{43})$/;
const isKind = (text: string): text is NoticeKind => noticeKinds.some((kind) => kind === text);

export const writeUnsubscribeToken = ({ accountId, kinds, signature }: UnsubscribeToken): string =>
  `${accountId}.${kinds.join("-")}.${signature}`;

/** Undefined for a malformed token or an unknown kind. Only the server can verify the signature. */
export const readUnsubscribeToken = (token: string): UnsubscribeToken | undefined => {
  const [, accountId, names = "", signature] = SHAPE.exec(token) ?? [];
  const kinds = names.split("-").filter(isKind);
  if (!accountId || !signature || kinds.length !== names.split("-").length) return undefined;
  return { accountId: Number(accountId), kinds, signature };
};
