import { riskScheduleStatuses } from "@emdia/contract/risk-schedule/vocabulary.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { closedFor, type StatusConditions, type StatusFields, scheduleStatus, statusTable } from "./status.ts";

const NOW = "2026-03-10 12:00";
const fields = (over: Partial<StatusFields> = {}): StatusFields => ({
  isCancelled: false,
  startsAt: "2026-03-10 07:00",
  overAt: "2026-03-10 17:00",
  suspendedFrom: null,
  ...over,
});

test.each([
  ["in its first minute is in progress", { startsAt: NOW }, "in_progress"],
  ["a minute before its start is scheduled", { startsAt: "2026-03-10 12:01" }, "scheduled"],
  ["in its last minute is in progress", { overAt: "2026-03-10 12:01" }, "in_progress"],
  ["at its end is finished", { overAt: NOW }, "finished"],
  ["with a cause from this minute on is suspended", { suspendedFrom: NOW }, "suspended"],
  ["with a cause before its start is suspended", { startsAt: "2026-03-11 07:00", suspendedFrom: "2026-03-01 00:00" }, "suspended"],
  ["with a later cause is in progress until then", { suspendedFrom: "2026-03-10 12:01" }, "in_progress"],
  ["with a cause at its end is finished", { overAt: NOW, suspendedFrom: "2026-03-10 07:00" }, "finished"],
  ["cancelled stays so after its end [R-323]", { isCancelled: true, overAt: NOW, suspendedFrom: NOW }, "cancelled"],
] as const)("a schedule %s", (_what, over, status) => {
  expect(scheduleStatus(fields(over), NOW)).toBe(status);
});

test("a cancelled or finished schedule is closed", () => {
  expect(closedFor(fields({ isCancelled: true }), NOW)).toBe("risk_schedule.cancelled");
  expect(closedFor(fields({ overAt: NOW }), NOW)).toBe("risk_schedule.finished");
  expect(closedFor(fields({ suspendedFrom: NOW }), NOW)).toBeNull();
});

const minute = fc.constantFrom("2026-03-10 11:59", NOW, "2026-03-10 12:01");
const matches = ({ isCancelled, startsAt, overAt, suspendedFrom }: StatusFields, wanted: StatusConditions): boolean => {
  const facts = {
    isCancelled,
    isOver: overAt <= NOW,
    isSuspended: suspendedFrom !== null && suspendedFrom <= NOW,
    hasStarted: startsAt <= NOW,
  };
  return Object.entries(wanted).every(([name, value]) => facts[name as keyof typeof facts] === value);
};

test("the table of conditions matches exactly the status of a schedule", () => {
  fc.assert(
    fc.property(
      fc.record({ isCancelled: fc.boolean(), startsAt: minute, overAt: minute, suspendedFrom: fc.option(minute) }),
      (schedule) => {
        expect(riskScheduleStatuses.filter((status) => matches(schedule, statusTable[status]))).toEqual([scheduleStatus(schedule, NOW)]);
      },
    ),
  );
});
