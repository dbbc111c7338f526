import { ASKED_AHEAD_DAYS } from "@emdia/contract/limits.ts";
import { addDays, type IsoDay } from "../../../../kernel/dates.ts";
import type { Case, Span } from "./facts.ts";
import { includes, overlap } from "./months.ts";

/** When a worker is in the project, or a supplier of whom something is asked. */
const daysThere = ({ facts, supplier, worker }: Case): readonly Span[] =>
  (worker?.linked ?? [supplier.linked]).flatMap((linked) => overlap(facts.project.runs, linked) ?? []);

/**
 * The day of which it is asked today what has to be there. Of whoever comes within a month it is their first: what is demanded later would be taken
 * back on it. Of whoever is there already it is today: what is asked ahead would keep them from working.
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
