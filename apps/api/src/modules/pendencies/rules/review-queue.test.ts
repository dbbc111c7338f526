import { reviewQueueStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../../kernel/dates.ts";
import { businessDaysBetween, noLocalHolidays as local } from "../../calendar/rules/index.ts";
import { queuedStatuses } from "./deadlines.ts";
import { firstPaceDay, lastDayOfWeek, type QueueCounts, queueFigures } from "./review-queue.ts";

/** A Wednesday; the Friday of its week is Good Friday. */
const today = "2026-04-01";
const counts: QueueCounts = {
  waiting: 0,
  overdue: 0,
  dueToday: 0,
  dueThisWeek: 0,
  oldest: null,
  median: null,
  received: 0,
  decided: 0,
};
const forecast = (load: Pick<QueueCounts, "waiting" | "received" | "decided">) => {
  const { forecast: kind, emptyOn } = queueFigures({ ...counts, ...load }, { today, local });
  return [kind, emptyOn];
};

test("firstPaceDay begins ten complete business days before today", () => {
  expect(firstPaceDay({ today, local })).toBe("2026-03-18");
  expect(firstPaceDay({ today: "2026-04-06", local })).toBe("2026-03-20");
  expect(firstPaceDay({ today, local: new Set(["2026-03-30"]) })).toBe("2026-03-17");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7_000 }), (days) => {
      const day = addDays("2020-01-01", days);
      const first = firstPaceDay({ today: day, local });
      expect(businessDaysBetween(addDays(first, -1), addDays(day, -1), local)).toBe(10);
    }),
  );
});

test("the screen filters the statuses that the queue counts", () => expect(reviewQueueStatuses).toEqual(queuedStatuses));

test("lastDayOfWeek returns the Sunday of the week", () => {
  expect([lastDayOfWeek(today), lastDayOfWeek("2026-04-05"), lastDayOfWeek("2026-04-06")]).toEqual([
    "2026-04-05",
    "2026-04-05",
    "2026-04-12",
  ]);
});

test("the forecast names the day at the difference of the paces", () => {
  expect(forecast({ waiting: 4, received: 10, decided: 30 })).toEqual(["on_day", "2026-04-06"]);
  expect(forecast({ waiting: 5, received: 10, decided: 30 })).toEqual(["on_day", "2026-04-07"]);
  expect(forecast({ waiting: 250, received: 0, decided: 10 })).toEqual(["on_day", expect.stringMatching(/^2027-/)]);
});

test("the queue never empties when as many documents arrive as are decided", () => {
  expect(forecast({ waiting: 1, received: 0, decided: 0 })).toEqual(["never", null]);
  expect(forecast({ waiting: 1, received: 10, decided: 10 })).toEqual(["never", null]);
  expect(forecast({ waiting: 1, received: 11, decided: 10 })).toEqual(["never", null]);
});

test("the forecast names no day when nothing waits or for over a year", () => {
  expect(forecast({ waiting: 0, received: 10, decided: 0 })).toEqual(["empty", null]);
  expect(forecast({ waiting: 251, received: 0, decided: 10 })).toEqual(["over_a_year", null]);
});

test("queueFigures returns ages in business days and paces per day", () => {
  const figures = queueFigures(
    { ...counts, waiting: 3, overdue: 1, oldest: "2026-03-20", median: today, received: 15, decided: 4 },
    { today, local },
  );
  expect(figures).toEqual({
    waiting: 3,
    overdue: 1,
    dueToday: 0,
    dueThisWeek: 0,
    oldestDays: 8,
    medianDays: 0,
    receivedPerDay: 1.5,
    decidedPerDay: 0.4,
    forecast: "never",
    emptyOn: null,
  });
  expect(queueFigures({ ...counts, waiting: 1, oldest: "2026-04-02" }, { today, local })).toMatchObject({
    oldestDays: 0,
    medianDays: null,
  });
});
