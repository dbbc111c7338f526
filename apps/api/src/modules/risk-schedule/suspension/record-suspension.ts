import { activityHindrances, HIDDEN_REASON } from "@emdia/contract/risk-schedule/vocabulary.ts";
import type { HistoryNote } from "../../../platform/history/history.ts";
import type { Settlement, StoredCause } from "../rules/suspension.ts";

type Schedule = { readonly contractorId: number; readonly providerId: number; readonly id: number };
type Names = { readonly schedule: string | null; readonly workers: ReadonlyMap<number, string> };

const openReasons: readonly string[] = [...activityHindrances, "activity_removed", "conflict", "revalidation"];

/** Leave, restriction and documents of a worker need `see_employee`, which the history does not check: it has neither the reason nor its text. */
const shown = ({ reason, note, holdsFrom }: StoredCause) =>
  openReasons.includes(reason)
    ? { reason, text: [holdsFrom, note].filter((part) => part !== null).join(" · ") }
    : { reason: HIDDEN_REASON, text: holdsFrom };

/** One entry per cause that began or ended, with the worker, the reason and the moment. */
export const suspensionNotes = (
  { contractorId, providerId, id }: Schedule,
  { added, ended }: Pick<Settlement, "added" | "ended">,
  { schedule, workers }: Names,
): readonly HistoryNote[] => {
  const about = { kind: "risk_schedule", id };
  const subjectOf = ({ workerId }: StoredCause) =>
    workerId === null ? { ...about, name: schedule } : { kind: "worker", id: workerId, name: workers.get(workerId) ?? null };
  const note = (cause: StoredCause): Omit<HistoryNote, "action" | "change"> => ({
    ownerId: contractorId,
    providerId,
    about,
    subject: subjectOf(cause),
  });
  return [
    ...ended.map((cause) => ({
      ...note(cause),
      action: "risk_schedule.suspension_ended",
      change: { field: shown(cause).reason, from: shown(cause).text, to: null },
    })),
    ...added.map((cause) => ({
      ...note(cause),
      action: "risk_schedule.suspended",
      change: { field: shown(cause).reason, from: null, to: shown(cause).text },
    })),
  ];
};
