import type { Notice } from "@emdia/contract/notices/notice.ts";

export type NoticeGroup = { readonly kind: Notice["kind"]; readonly day: string; readonly notices: readonly Notice[] };

const saoPauloDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo" });

/** Joins consecutive notices of one kind and day, so that a thousand events of one action are one group. */
export const groupNotices = (notices: readonly Notice[]): readonly NoticeGroup[] =>
  notices.reduce<readonly NoticeGroup[]>((groups, notice) => {
    const { kind } = notice;
    const day = saoPauloDay.format(new Date(notice.createdAt));
    const last = groups.at(-1);
    return last?.kind === kind && last.day === day
      ? [...groups.slice(0, -1), { ...last, notices: [...last.notices, notice] }]
      : [...groups, { kind, day, notices: [notice] }];
  }, []);
