import type { Case, Month, PauseReason, Requirement, Span } from "./facts.ts";
import { covers, daysOf, overlap } from "./months.ts";

/** The month of a monthly pendency, or the due month of a yearly one if it has one. */
export const dueMonthOf = ({ rhythm, dueMonth }: Requirement, month: Month): Month | null => {
  if (rhythm === "monthly") return month;
  return dueMonth && `${month.slice(0, 4)}-${dueMonth}`;
};

/** True if the absences cover every day of the month that the spans include. */
const fills = (absence: readonly Span[], spans: readonly Span[], month: Month): boolean =>
  absence.length > 0 &&
  spans.flatMap((span) => overlap(span, daysOf(month)) ?? []).every((there) => absence.some((away) => covers(away, there)));

/**
 * Reason why a pendency is paused. An inactive project or a restricted worker pauses every pendency; absences pause only those of a month.
 */
export const pauseOf = (
  { facts, supplier, worker, requirement }: Case,
  spans: readonly Span[],
  month: Month | null,
): PauseReason | null => {
  if (facts.project.state === "inactive") return "project_inactive";
  if (worker?.restricted) return "worker_restricted";
  if (month === null) return null;
  const coveredMonth = dueMonthOf(requirement, month);
  if (coveredMonth && fills(facts.project.pauses, spans, coveredMonth)) return "project_inactive_in_month";
  if (requirement.rhythm !== "monthly") return null;
  if (supplier.monthsWithoutService.includes(month)) return "no_service_in_month";
  return worker && fills(worker.away, spans, month) ? "worker_away" : null;
};
