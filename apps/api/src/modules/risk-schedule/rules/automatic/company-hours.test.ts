import { expect, test } from "vitest";
import { noLocalHolidays } from "../../../calendar/rules/index.ts";
import { decideSetting, defaultSetting, plannedDays, shiftOn } from "./company-hours.ts";

test("the default setting is off, 07:00 to 17:00 on business days [R-330]", () => {
  expect(defaultSetting).toEqual({ isOn: false, start: "07:00", end: "17:00", weekdays: [1, 2, 3, 4, 5], worksOnHolidays: false });
  expect(shiftOn("2026-03-10", defaultSetting)).toEqual({ startsAt: "2026-03-10 07:00", overAt: "2026-03-10 17:00" });
});

test("a run plans the working days of the next seven without holidays", () => {
  // 2026-04-03 is Good Friday, 2026-04-21 Tiradentes.
  expect(plannedDays("2026-04-01", defaultSetting, new Set(["2026-04-07"]))).toEqual(["2026-04-02", "2026-04-06", "2026-04-08"]);
  const everyDay = { ...defaultSetting, weekdays: [0, 1, 2, 3, 4, 5, 6], worksOnHolidays: true };
  expect(plannedDays("2026-04-17", everyDay, noLocalHolidays)).toEqual(
    ["18", "19", "20", "21", "22", "23", "24"].map((day) => `2026-04-${day}`),
  );
});

test("a changed setting lists its fields, and is refused when stale or reversed", () => {
  const stored = { ...defaultSetting, version: 3 };
  const same = { ...defaultSetting, weekdays: [5, 4, 3, 2, 1] };
  expect(decideSetting(stored, { setting: same, version: 1 })).toEqual({ ok: true, value: [] });
  const setting = { ...defaultSetting, isOn: true, weekdays: [6, 1] };
  expect(decideSetting(stored, { setting, version: 3 })).toEqual({
    ok: true,
    value: [
      { field: "autoGenerateRiskSchedule", from: "false", to: "true" },
      { field: "weekdays", from: "1,2,3,4,5", to: "1,6" },
    ],
  });
  expect(decideSetting(stored, { setting, version: 2 })).toMatchObject({ code: "risk_schedule_config.stale", details: { version: 3 } });
  expect(decideSetting(stored, { setting: { ...setting, end: "07:00" }, version: 3 })).toMatchObject({
    code: "risk_schedule_config.hours_reversed",
  });
});
