import type { Case, Month, PauseReason, Requirement, Span } from "./facts.ts";
import { covers, daysOf, overlap } from "./months.ts";

/** Of a yearly document the month in which it falls due, if there is one. */
export const dueMonthOf = ({ rhythm, dueMonth }: Requirement, month: Month): Month | null => {
  if (rhythm === "monthly") return month;
  return dueMonth && `${month.slice(0, 4)}-${dueMonth}`;
};

/** Whether an absence fills what somebody would be there of a month: all of it, or from their first day on, or until their last. */
const fills = (absence: readonly Span[], spans: readonly Span[], month: Month): boolean =>
  absence.length > 0 &&
  spans.flatMap((span) => overlap(span, daysOf(month)) ?? []).every((there) => absence.some((away) => covers(away, there)));

/** Whose absence puts everything off, and whose only what is asked for month by month. */
export const pauseOf = (
  { facts, supplier, worker, requirement }: Case,
  spans: readonly Span[],
  month: Month | null,
): PauseReason | null => {
  if (facts.project.state === "inactive") return "project_inactive";
  if (worker?.restricted) return "worker_restricted";
  if (month === null) return null;
  const meant = dueMonthOf(requirement, month);
  if (meant && fills(facts.project.pauses, spans, meant)) return "project_inactive_in_month";
  if (requirement.rhythm !== "monthly") return null;
  if (supplier.monthsWithoutService.includes(month)) return "no_service_in_month";
  return worker && fills(worker.away, spans, month) ? "worker_away" : null;
};
