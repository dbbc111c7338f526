import type { RiskScheduleBar } from "@emdia/contract/risk-schedule/calendar.ts";
import { expect, test } from "vitest";
import { isMoved, moveByKey, targetOf, wholeSteps } from "./moved-bar.ts";

const bar: RiskScheduleBar = {
  id: 1,
  facility: { id: 1, name: "Mina" },
  department: { id: 7, name: "Britagem" },
  provider: { id: 100, name: "Ipê" },
  activities: [{ id: 1, name: "Trabalho em altura" }],
  start: { day: "2026-03-10", time: "22:00" },
  end: { day: "2026-03-11", time: "06:00" },
  status: "scheduled",
  conflict: null,
  can: { update: true },
};
const milling = { facility: { id: 2, name: "Fábrica" }, department: { id: 8, name: "Moagem" } };

test("a moved bar keeps its length, also over midnight and to another area", () => {
  expect(targetOf({ bar, minutes: 150, place: null })).toEqual({
    start: { day: "2026-03-11", time: "00:30" },
    end: { day: "2026-03-11", time: "08:30" },
    facility: bar.facility,
    department: bar.department,
  });
  expect(targetOf({ bar, minutes: 0, place: milling })).toMatchObject({ ...milling, start: bar.start });
});

test("a bar is moved by time or to another area", () => {
  const own = { facility: bar.facility, department: bar.department };
  expect([isMoved({ bar, minutes: 0, place: null }), isMoved({ bar, minutes: 0, place: own })]).toEqual([false, false]);
  expect([isMoved({ bar, minutes: 15, place: null }), isMoved({ bar, minutes: 0, place: milling })]).toEqual([true, true]);
});

test("keys move by 15 minutes, by a day with Shift, or by a lane", () => {
  expect(moveByKey("ArrowRight", false)).toEqual({ minutes: 15, lanes: 0 });
  expect(moveByKey("ArrowLeft", true)).toEqual({ minutes: -1_440, lanes: 0 });
  expect(moveByKey("ArrowDown", false)).toEqual({ minutes: 0, lanes: 1 });
  expect(moveByKey("Tab", false)).toBeNull();
  expect([wholeSteps(7), wholeSteps(8), wholeSteps(-22), wholeSteps(-3)]).toEqual([0, 15, -15, 0]);
});
