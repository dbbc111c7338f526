import { expiredStatuses, type PendencyStatus, unsentStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";

export type StatusTotal = { readonly status: PendencyStatus; readonly total: number };
/** Documents that the supplier has to send: never sent or rejected, and expired. */
export type DueDocuments = { readonly open: number; readonly expired: number };
export type SentReminder = { readonly day: IsoDay; readonly sentAt: string; readonly sentBy: string };

const sumOf = (totals: readonly StatusTotal[], statuses: readonly PendencyStatus[]): number =>
  totals.reduce((sum, { status, total }) => (statuses.includes(status) ? sum + total : sum), 0);

export const dueDocuments = (totals: readonly StatusTotal[]): DueDocuments => ({
  open: sumOf(totals, unsentStatuses),
  expired: sumOf(totals, expiredStatuses),
});

export const dueTotal = ({ open, expired }: DueDocuments): number => open + expired;

export const alreadySent = ({ sentAt, sentBy }: SentReminder) => refuse("supplier_reminder.already_sent", { sentAt, sentBy });

type State = { readonly due: DueDocuments; readonly last: SentReminder | undefined; readonly today: IsoDay };

/** One reminder per day of São Paulo, and none without a document to send. */
export const decideReminder = ({
  due,
  last,
  today,
}: State): Outcome<DueDocuments, "supplier_reminder.already_sent" | "supplier_reminder.nothing_due"> => {
  if (last?.day === today) return alreadySent(last);
  return dueTotal(due) > 0 ? accept(due) : refuse("supplier_reminder.nothing_due");
};
