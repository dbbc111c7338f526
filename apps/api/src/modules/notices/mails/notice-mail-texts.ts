import type { EventKind, wholeScheduleCauses } from "@emdia/contract/notices/notice.ts";

/** Texts of an e-mail about events of one kind. Placeholders: `{count}`, `{subject}`, `{actor}`, `{due}`, and for classes `{when}`, `{people}`. */
export type NoticeMailTexts = {
  readonly [K in EventKind]: { readonly one: string; readonly many: string; readonly line: string };
} & {
  /** Line of a suspended schedule whose workers may all work, and the causes of whole schedules. */
  readonly wholeSchedule: string;
  readonly scheduleCauses: { readonly [C in (typeof wholeScheduleCauses)[number]]: string };
  /** Counts of a reminder. */
  readonly openDocuments: string;
  readonly expiredDocuments: string;
  /** Which projects the counts cover. */
  readonly countsCover: string;
  readonly says: string;
  readonly more: string;
  readonly action: string;
  readonly unsubscribe: string;
};
