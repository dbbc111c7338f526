import { type DigestKind, digestKinds } from "@emdia/contract/notices/notice.ts";

/** Sections of a digest: the weekly one is in the first digest of a week. */
export const sectionsOfDay = (isWeekly: boolean): readonly DigestKind[] =>
  digestKinds.filter((kind) => isWeekly || kind !== "digest_weekly");

type Content = {
  readonly topics: readonly ("to_send" | "to_review" | "near_expiry")[];
  readonly soonDays: number;
  readonly hasTrainings?: boolean;
};
/**
 * Content of each section, and the days that count as soon in it. Documents that a class gives are listed as trainings in the section of the next
 * due date, with the next class, instead of with the other documents.
 */
export const sectionContents: { readonly [K in DigestKind]: Content } = {
  digest_daily: { topics: ["to_send", "to_review"], soonDays: 1 },
  digest_weekly: { topics: ["to_send", "to_review"], soonDays: 6 },
  digest_next_due: { topics: ["near_expiry"], soonDays: 7, hasTrainings: true },
};
