import { expect, test } from "vitest";
import { automaticFieldOf, weekdaysIn } from "./history-fields.ts";
import { hoursChange, hoursFaults } from "./hours-draft.ts";

const hours = { start: "07:00", end: "17:00", weekdays: [1, 2, 3, 4, 5], worksOnHolidays: false };

test("hours need times in order and a weekday", () => {
  expect(hoursFaults(hours)).toEqual({});
  expect(hoursFaults({ ...hours, end: "07:00" })).toEqual({ end: "reversed" });
  expect(hoursFaults({ ...hours, start: "7", end: "24:00", weekdays: [] })).toEqual({ start: "time", end: "time", weekdays: "none" });
});

test("a change has only the fields that differ", () => {
  expect(hoursChange({ ...hours, weekdays: [5, 4, 3, 2, 1] }, hours)).toEqual({});
  const changed = { start: "06:00", end: "15:00", weekdays: [1], worksOnHolidays: true };
  expect(hoursChange(changed, hours)).toEqual(changed);
});

test("history fields have a text, unknown ones share one", () => {
  expect([automaticFieldOf("weekdays"), automaticFieldOf("colour"), automaticFieldOf(null)]).toEqual(["weekdays", "other", "other"]);
  expect(weekdaysIn("0,1,9")).toEqual([1, 0]);
});
