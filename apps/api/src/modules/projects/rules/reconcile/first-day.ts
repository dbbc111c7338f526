import { ASKED_AHEAD_DAYS } from "@emdia/contract/limits.ts";
import { addDays, type IsoDay } from "../../../../kernel/dates.ts";
import type { Case, Span } from "./facts.ts";
import { includes, overlap } from "./months.ts";

/** Periods in which the worker (without a worker: the supplier) is linked and the project runs. */
const daysThere = ({ facts, supplier, worker }: Case): readonly Span[] =>
  (worker?.linked ?? [supplier.linked]).flatMap((linked) => overlap(facts.project.runs, linked) ?? []);

/**
 * Day for which pendencies are computed today. If the link starts within `ASKED_AHEAD_DAYS`, it is the first day of the link; a requirement
 * that starts later does not count, because that day would deactivate it again. If the link has started, it is today, because a pendency
 * opened ahead would block the worker.
 */
export const requirementCutoffDay = (it: Case): IsoDay => {
  const { today } = it.facts;
  const days = daysThere(it);
  if (days.some((span) => includes(span, today))) return today;
  const [first] = days
    .map(({ from }) => from)
    .filter((from) => from > today)
    .toSorted();
  return first !== undefined && first <= addDays(today, ASKED_AHEAD_DAYS) ? first : today;
};
