import type { Notice } from "@emdia/contract/notices/notice.ts";

export type NoticeGroup = { readonly kind: Notice["kind"]; readonly day: string; readonly notices: readonly Notice[] };

const saoPauloDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo" });

/** Joins consecutive notices of one kind and day, so that a thousand events of one action are one group. */
export const groupNotices = (notices: readonly Notice[]): readonly NoticeGroup[] => {
  const groups: { kind: Notice["kind"]; day: string; notices: Notice[] }[] = [];
  for (const notice of notices) {
    const day = saoPauloDay.format(new Date(notice.createdAt));
    const last = groups.at(-1);
    if (last?.kind === notice.kind && last.day === day) last.notices.push(notice);
    else groups.push({ kind: notice.kind, day, notices: [notice] });
  }
  return groups;
};
