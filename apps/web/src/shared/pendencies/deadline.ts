// Deadline of a pendency: of the supplier while it owes a document, of the reviewer during the review.
import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";

export type Deadline = { readonly of: "send" | "review"; readonly day: string };
export type Dated = Pick<PendencyRow, "sendBy" | "reviewBy">;

export const deadlineOf = ({ sendBy, reviewBy }: Dated): Deadline | null => {
  if (sendBy !== null) return { of: "send", day: sendBy };
  return reviewBy === null ? null : { of: "review", day: reviewBy };
};

/** Text key of the time until a deadline, or since it passed. */
export const deadlineText = ({ of, day }: Deadline, today: string) => {
  if (day === today) return `deadline.${of}Today` as const;
  return day < today ? (`deadline.${of}Late` as const) : (`deadline.${of}In` as const);
};
