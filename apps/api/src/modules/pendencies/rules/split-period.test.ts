import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths } from "../../../kernel/dates.ts";
import { splitPeriod } from "./split-period.ts";

test("a period without limits has all months and no single days", () => {
  expect(splitPeriod({})).toEqual({ months: {}, days: [] });
});

test("days beside whole months are counted by themselves", () => {
  expect(splitPeriod({ createdStart: "2026-01-20", createdEnd: "2026-03-10" })).toEqual({
    months: { first: "2026-02-01", last: "2026-02-01" },
    days: [
      { createdStart: "2026-01-20", createdEnd: "2026-01-31" },
      { createdStart: "2026-03-01", createdEnd: "2026-03-10" },
    ],
  });
  expect(splitPeriod({ createdStart: "2026-01-20" })).toEqual({
    months: { first: "2026-02-01" },
    days: [{ createdStart: "2026-01-20", createdEnd: "2026-01-31" }],
  });
  expect(splitPeriod({ createdEnd: "2025-12-31" })).toEqual({ months: { last: "2025-12-01" }, days: [] });
});

test("a period within a month has no whole month", () => {
  const days = [{ createdStart: "2026-01-05", createdEnd: "2026-01-20" }];
  expect(splitPeriod({ createdStart: "2026-01-05", createdEnd: "2026-01-20" })).toEqual({ days });
  expect(splitPeriod({ createdStart: "2026-01-01", createdEnd: "2026-01-20" }).days).toEqual([
    { createdStart: "2026-01-01", createdEnd: "2026-01-20" },
  ]);
  expect(splitPeriod({ createdStart: "2026-01-05", createdEnd: "2026-01-31" }).days).toEqual([
    { createdStart: "2026-01-05", createdEnd: "2026-01-31" },
  ]);
});

test("months and days cover each day of a period once", () => {
  const day = fc.integer({ min: 0, max: 900 }).map((ahead) => addDays("2024-01-01", ahead));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 200 }), (createdStart, length) => {
      const createdEnd = addDays(createdStart, length);
      const { months, days } = splitPeriod({ createdStart, createdEnd });
      const spans = [
        ...days,
        ...(months?.first && months.last ? [{ createdStart: months.first, createdEnd: addDays(addMonths(months.last, 1), -1) }] : []),
      ].toSorted((one, other) => (one.createdStart < other.createdStart ? -1 : 1));
      expect(spans.at(0)?.createdStart).toBe(createdStart);
      expect(spans.at(-1)?.createdEnd).toBe(createdEnd);
      for (const [at, span] of spans.entries()) if (at > 0) expect(span.createdStart).toBe(addDays(spans[at - 1]?.createdEnd ?? "", 1));
    }),
  );
});
