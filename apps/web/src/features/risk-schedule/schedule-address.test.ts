import { expect, test } from "vitest";
import { openedSchedule, withoutSchedule, withSchedule } from "./schedule-address.ts";

test("a schedule opens beside the filter of the list and closes to it", () => {
  const filter = { page: 2, status: ["suspended"] };
  const opened = withSchedule(12)(filter);
  expect(openedSchedule({ ...opened })).toBe(12);
  expect(withoutSchedule(opened)).toEqual(filter);
});

test("an address without a readable id shows the list", () => {
  const unreadable = [undefined, "", "0", "-1", "1.5", "x", ["1", "2"], "99999999999999999999"];
  expect(unreadable.map((agendamento) => openedSchedule({ agendamento }))).toEqual(unreadable.map(() => null));
});
