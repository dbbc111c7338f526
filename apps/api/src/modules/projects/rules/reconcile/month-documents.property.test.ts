// Monthly documents against a calculation day by day.
import fc from "fast-check";
import { expect, test } from "vitest";
import { factsWith, ipe, requirement, rigger } from "../../../../../test/facts/linking-facts.ts";
import { addDays, type IsoDay } from "../../../../kernel/dates.ts";
import type { Existing, Facts, Month, Span } from "./facts.ts";
import { daysOf, firstDayOf, includes, monthOf, nextMonth } from "./months.ts";
import { carriedOut, reconcile } from "./reconcile.ts";

const FIRST = "2025-11-10";
const RUNS: Span = { from: "2025-11-15", until: null };
const DAYS = 160;
const day = fc.integer({ min: 0, max: DAYS }).map((days) => addDays(FIRST, days));
const months: readonly Month[] = ["2025-11", "2025-12", "2026-01", "2026-02", "2026-03", "2026-04"];
const [ofSupplier, ofWorker] = [requirement({ id: 20, asks: "supplier", rhythm: "monthly" }), requirement({ id: 21, rhythm: "monthly" })];

/** Spans in order with a free day between them. */
const spans = fc.uniqueArray(day, { minLength: 2, maxLength: 4 }).map((days) => {
  const ordered = days.toSorted();
  return ordered.flatMap((from, at): Span[] => {
    const until = ordered[at + 1];
    return at % 2 === 0 ? [{ from, until: until === undefined ? null : addDays(until, -2) }] : [];
  });
});
const real = (all: readonly Span[]) => all.filter(({ from, until }) => until === null || from <= until);

/** A leave of one or two whole months, so that no day of work is left. */
const wholeMonths = fc.tuple(fc.nat(months.length - 2), fc.boolean()).map(([at, isLong]): readonly Span[] => {
  const [first = "", second = ""] = months.slice(at);
  return [{ from: firstDayOf(first), until: daysOf(isLong ? second : first).until }];
});
const sometimes = <T, U>(usual: T, other: fc.Arbitrary<U>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

/** Links and leaves with their dates, the day on which the supplier leaves the project, and the decisions about months. */
const history = fc.record({
  supplier: sometimes(FIRST, day),
  unlinkedOn: sometimes(null, day),
  linked: fc.oneof(fc.constant([{ from: FIRST, until: null }]), spans.map(real)),
  away: fc.oneof(wholeMonths, spans.map(real)),
  awayRecordedOn: day,
  decisions: fc.array(fc.record({ on: day, month: fc.constantFrom(...months), isConfirmed: sometimes(true, fc.constant(false)) }), {
    minLength: 2,
    maxLength: 8,
  }),
  nights: fc.uniqueArray(day, { minLength: 4, maxLength: 10 }).map((days) => days.toSorted()),
});
type History = typeof history extends fc.Arbitrary<infer H> ? H : never;

const awayOn = ({ away, awayRecordedOn }: History, today: IsoDay): readonly Span[] => (awayRecordedOn <= today ? away : []);

/** Months without service on a day: the last decision about a month counts. */
const withoutService = ({ decisions }: History, today: IsoDay): readonly Month[] => {
  const known = decisions.filter(({ on }) => on <= today).toSorted((one, other) => one.on.localeCompare(other.on));
  return months.filter((month) => known.findLast((one) => one.month === month)?.isConfirmed);
};

const factsOn = (it: History, today: IsoDay): Facts =>
  factsWith({
    today,
    project: { runs: RUNS, state: "active", pauses: [], riskActivityIds: [1] },
    requirements: [ofSupplier, ofWorker].map((one) => ({ ...one, holds: { from: "2025-01-01", until: null } })),
    suppliers:
      it.unlinkedOn !== null && it.unlinkedOn <= today
        ? []
        : [
            {
              ...ipe,
              linked: { from: it.supplier, until: null },
              plans: [{ plan: "SSMA", holds: { from: "2025-01-01", until: null } }],
              monthsWithoutService: withoutService(it, today),
            },
          ],
    workers: [{ ...rigger, linked: it.linked, away: awayOn(it, today) }],
  });

const everyDayOf = (month: Month): readonly IsoDay[] => {
  const days: IsoDay[] = [];
  for (let one = firstDayOf(month); one <= daysOf(month).until; one = addDays(one, 1)) days.push(one);
  return days;
};
const within = (all: readonly Span[], one: IsoDay) => all.some((span) => includes(span, one));

/** A document is owed for a month with a day of work until today, unless no service happened or the worker was away on all of its days. */
const owed = (it: History, today: IsoDay): readonly string[] => {
  if (it.unlinkedOn !== null && it.unlinkedOn <= today) return [];
  const isRunning = (one: IsoDay) => one >= it.supplier && one >= RUNS.from;
  const wanted: string[] = [];
  for (let month = monthOf(FIRST); month <= monthOf(today); month = nextMonth(month)) {
    if (withoutService(it, today).includes(month)) continue;
    const days = everyDayOf(month).filter(isRunning);
    if (days.some((one) => one <= today)) wanted.push(`supplier ${month}`);
    const worked = days.filter((one) => within(it.linked, one));
    if (worked.some((one) => one <= today) && !worked.every((one) => within(awayOn(it, today), one))) wanted.push(`worker ${month}`);
  }
  return wanted.toSorted();
};
const active = (existing: readonly Existing[]) =>
  existing
    .filter(({ rest }) => rest === null)
    .map(({ workerId, month }) => `${workerId === null ? "supplier" : "worker"} ${month}`)
    .toSorted();

test("documents of each month match the rule day by day over random histories [R-438] [R-439]", () => {
  fc.assert(
    fc.property(history, (it) => {
      let existing: readonly Existing[] = [];
      for (const today of it.nights) {
        existing = carriedOut(reconcile(factsOn(it, today), existing), existing);
        expect(active(existing), today).toEqual(owed(it, today));
      }
    }),
    { numRuns: 400 },
  );
});
