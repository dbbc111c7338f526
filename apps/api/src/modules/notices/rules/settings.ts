import { digestKinds, type NoticeKind, type NoticeSetting } from "@emdia/contract/notices/notice.ts";

type Stored = { readonly kind: NoticeKind; readonly inbox: boolean; readonly mail: boolean };

export const isDigest = (kind: NoticeKind): boolean => digestKinds.some((digest) => digest === kind);

/** Choices for each kind; both are on by default. */
export const effectiveSettings = (kinds: readonly NoticeKind[], stored: readonly Stored[]): NoticeSetting[] =>
  kinds.map((kind) => {
    const { inbox, mail } = stored.find((one) => one.kind === kind) ?? { inbox: true, mail: true };
    return { kind, inbox: isDigest(kind) ? null : inbox, mail };
  });

/** Kinds of which the person wants e-mails. */
export const mailedKinds = <K extends NoticeKind>(kinds: readonly K[], stored: readonly Stored[]): readonly K[] =>
  kinds.filter((kind) => stored.every((one) => one.kind !== kind || one.mail));
