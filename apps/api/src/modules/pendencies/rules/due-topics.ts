// Topics of a digest: documents that one side has to act on, by their date.
import { type PendencyStatus, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { queuedStatuses } from "./deadlines.ts";
import { isSuppliersTurn } from "./sending.ts";
import type { Side } from "./turn-to-answer.ts";

/** What the supplier has to send, what the contractor has to review, and approvals that end soon. */
export const dueTopics = ["to_send", "to_review", "near_expiry"] as const;
export type DueTopic = (typeof dueTopics)[number];

type Topic = {
  readonly sides: readonly Side[];
  readonly statuses: readonly PendencyStatus[];
  readonly date: "send_by" | "review_by" | "expiration_date";
};
export const topicRules: { readonly [T in DueTopic]: Topic } = {
  to_send: { sides: ["provider"], statuses: pendencyStatuses.filter(isSuppliersTurn), date: "send_by" },
  to_review: { sides: ["contractor"], statuses: queuedStatuses, date: "review_by" },
  near_expiry: { sides: ["contractor", "provider"], statuses: ["NEXT_DUE_DATE"], date: "expiration_date" },
};

/** Documents of a month are due from the month after it. */
export const firstMonthNotDue = (today: IsoDay): IsoDay => `${today.slice(0, 7)}-01`;

type DueCounts = { readonly total: number; readonly late: number; readonly soon: number };
export type DuePart<D> = DueCounts & { readonly nearest: readonly D[] };
/** Joins the parts of several companies; the nearest documents come first. */
export const joinDueParts = <D extends { readonly due: IsoDay; readonly id: number }>(
  parts: readonly DuePart<D>[],
  atMost: number,
): DuePart<D> => ({
  total: parts.reduce((sum, { total }) => sum + total, 0),
  late: parts.reduce((sum, { late }) => sum + late, 0),
  soon: parts.reduce((sum, { soon }) => sum + soon, 0),
  nearest: parts
    .flatMap(({ nearest }) => nearest)
    .toSorted((one, other) => one.due.localeCompare(other.due) || one.id - other.id)
    .slice(0, atMost),
});

/** The last day that counts as soon. */
export const lastDaySoon = (today: IsoDay, days: number): IsoDay => addDays(today, days);
