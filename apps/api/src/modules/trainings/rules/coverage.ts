// Whether a training is in force for a worker, and since when.
import { addDays, type IsoDay } from "../../../kernel/dates.ts";

/** A training with a valid certificate; `validUntil` is null without an end. */
export type ApprovedTraining = { readonly issuedOn: IsoDay; readonly validUntil: IsoDay | null };
/** `since`: the first day of the present state; null if it has none, because the worker never had the training. */
export type Coverage = { readonly isInForce: boolean; readonly since: IsoDay | null };

type Span = { readonly from: IsoDay; readonly until: IsoDay | null };
/** Joins spans in the order of their first days that overlap or follow each other without a gap. */
const joined = (spans: readonly Span[]): readonly Span[] => {
  const result: Span[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    if (last === undefined || (last.until !== null && addDays(last.until, 1) < span.from)) result.push(span);
    else if (last.until !== null && (span.until === null || span.until > last.until))
      result.splice(-1, 1, { from: last.from, until: span.until });
  }
  return result;
};

/** State of one training of a worker. A renewal before the end continues the state; a gap begins a new one. */
export const coverageOn = (approved: readonly ApprovedTraining[], today: IsoDay): Coverage => {
  const spans = approved
    .map(({ issuedOn: from, validUntil: until }) => ({ from, until }))
    .filter(({ from }) => from <= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const last = joined(spans).at(-1);
  if (last === undefined) return { isInForce: false, since: null };
  if (last.until === null || last.until >= today) return { isInForce: true, since: last.from };
  return { isInForce: false, since: addDays(last.until, 1) };
};

/** State of several trainings together: in force if all are, since the last of them; otherwise lacking since the first of those that lack. */
export const coverageOfAll = (coverages: readonly Coverage[]): Coverage => {
  const lacking = coverages.filter(({ isInForce }) => !isInForce);
  const isInForce = lacking.length === 0;
  const decisive = (isInForce ? coverages : lacking).map(({ since }) => since ?? "").toSorted();
  return { isInForce, since: decisive.at(isInForce ? -1 : 0) || null };
};
