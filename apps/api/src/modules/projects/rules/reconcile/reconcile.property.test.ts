import fc from "fast-check";
import { expect, test } from "vitest";
import { atWork } from "../../../../../test/facts/linking-facts.ts";
import { addDays } from "../../../../kernel/dates.ts";
import type { Facts, Requirement, Span, Supplier, Worker } from "./facts.ts";
import { carriedOut, keyText, reconcile } from "./reconcile.ts";

const day = fc.integer({ min: 0, max: 500 }).map((days) => addDays("2025-06-01", days));
const span: fc.Arbitrary<Span> = fc
  .tuple(day, fc.option(fc.integer({ min: 0, max: 300 })))
  .map(([from, days]) => ({ from, until: days === null ? null : addDays(from, days) }));
const ids = fc.subarray([1, 2, 3]);
const kinds = fc.subarray(["admission", "vacation", "dismissal"]);
const regime = fc.constantFrom("clt", "mei", "intern");

const requirement = (id: number): fc.Arbitrary<Requirement> =>
  fc.record({
    id: fc.constant(id),
    typeId: fc.integer({ min: 1, max: 3 }),
    plan: fc.constantFrom("STP", "SSMA"),
    asks: fc.constantFrom("supplier", "worker"),
    rhythm: fc.constantFrom("standing", "monthly", "yearly", "movement"),
    dueMonth: fc.constantFrom(null, "01", "11"),
    holds: span,
    regimes: fc.oneof(fc.constant([]), fc.subarray(["clt", "mei", "intern"])),
    riskActivityIds: ids,
    movements: kinds,
    notAskedOf: fc.subarray([1, 2, 3], { maxLength: 1 }),
  });
const supplier = (id: number): fc.Arbitrary<Supplier> =>
  fc.record({
    id: fc.constant(id),
    linked: span,
    plans: fc.uniqueArray(fc.record({ plan: fc.constantFrom("STP", "SSMA"), holds: span }), { selector: ({ plan }) => plan }),
    monthsWithoutService: fc.subarray(["2025-12", "2026-01", "2026-02"]),
  });
const worker = (id: number): fc.Arbitrary<Worker> =>
  fc.record({
    id: fc.constant(id),
    supplierId: fc.integer({ min: 1, max: 3 }),
    regime,
    formerRegimes: fc
      .uniqueArray(fc.record({ regime, until: day }), { selector: ({ until }) => until, maxLength: 2 })
      .map((former) => former.toSorted((one, other) => one.until.localeCompare(other.until))),
    linked: fc.array(span, { maxLength: 3 }),
    away: fc.array(span, { maxLength: 2 }),
    restricted: fc.boolean(),
    riskActivityIds: ids,
    movements: fc
      .array(fc.record({ id: fc.nat(9), kind: fc.constantFrom("admission", "vacation", "dismissal"), on: day }), { maxLength: 3 })
      .map((told) => told.toSorted((one, other) => one.on.localeCompare(other.on)))
      .map((movements) => movements.map((movement, index) => ({ ...movement, id: id * 10 + index }))),
  });
const some = <T>(of: (id: number) => fc.Arbitrary<T>, most: number) =>
  fc.integer({ min: 0, max: most }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => of(index + 1))));
const facts: fc.Arbitrary<Facts> = fc.record({
  today: day,
  project: fc.record({
    runs: span,
    state: fc.constantFrom("active", "inactive", "removed"),
    pauses: fc.array(span, { maxLength: 2 }),
    riskActivityIds: ids,
  }),
  requirements: some(requirement, 4),
  suppliers: some(supplier, 3),
  workers: some(worker, 4),
});

test("reconcile returns no difference after its result is applied", () => {
  fc.assert(
    fc.property(facts, facts, (before, after) => {
      const base = carriedOut(reconcile(before, []));
      const settled = carriedOut(reconcile(after, base), base);
      expect(reconcile(after, settled)).toEqual({ create: [], deactivate: [], reactivate: [], reschedule: [] });
    }),
  );
});

test("active pendencies depend only on the facts, not on the history", () => {
  fc.assert(
    fc.property(fc.array(facts, { minLength: 1, maxLength: 4 }), facts, (history, last) => {
      const base = history.reduce((standing, then) => carriedOut(reconcile(then, standing), standing), carriedOut(reconcile(last, [])));
      expect(atWork(carriedOut(reconcile(last, base), base))).toEqual(atWork(carriedOut(reconcile(last, []))));
    }),
  );
});

test("reconcile creates no duplicate keys", () => {
  fc.assert(
    fc.property(facts, (now) => {
      const keys = reconcile(now, []).create.map(keyText);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

test("the order of the facts does not change the result", () => {
  fc.assert(
    fc.property(facts, (now) => {
      const backwards = {
        ...now,
        requirements: now.requirements.toReversed(),
        suppliers: now.suppliers.toReversed(),
        workers: now.workers
          .toReversed()
          .map((one) => ({ ...one, linked: one.linked.toReversed(), movements: one.movements.toReversed() })),
      };
      expect(atWork(carriedOut(reconcile(backwards, [])))).toEqual(atWork(carriedOut(reconcile(now, []))));
    }),
  );
});

test("reconcile creates no pendency of a future month", () => {
  fc.assert(
    fc.property(facts, (now) => {
      for (const { month } of reconcile(now, []).create) expect(month === null || month <= now.today.slice(0, 7)).toBe(true);
    }),
  );
});
