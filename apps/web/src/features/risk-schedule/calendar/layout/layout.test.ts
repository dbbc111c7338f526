import type { RiskScheduleBar } from "@emdia/contract/risk-schedule/calendar.ts";
import { expect, test } from "vitest";
import { barsByDay } from "./bars-by-day.ts";
import { LANES_PER_PAGE, lanePage, lanesOf } from "./lanes.ts";
import { DAY_MINUTES, minuteOf, momentOf, startOfDay } from "./local-minutes.ts";
import { dayAfterStep, isSameMonth, shownDays, weeksAround } from "./shown-days.ts";

type Place = { readonly id: number; readonly area: string; readonly unit?: string };
const bar = (id: number, [from, until]: readonly [string, string], { id: areaId, area, unit = "Mina" }: Place): RiskScheduleBar => {
  const moment = (text: string) => ({ day: text.slice(0, 10), time: text.slice(11) });
  return {
    id,
    facility: { id: 1, name: unit },
    department: { id: areaId, name: area },
    provider: { id: 100 + (id % 2), name: id % 2 === 0 ? "Voltta" : "Ipê" },
    activities: [{ id: 1, name: "Trabalho em altura" }],
    start: moment(from),
    end: moment(until),
    status: "scheduled",
    conflict: null,
    can: { update: true },
  };
};
const CRUSHING = { id: 7, area: "Britagem" };
const MILLING = { id: 8, area: "Moagem" };
const range = { from: startOfDay("2026-03-10"), until: startOfDay("2026-03-11") };
const scale = { range, leastMinutes: 60 };

test("a month has whole weeks from Sunday to Saturday", () => {
  const weeks = weeksAround("2026-03-17");
  expect(weeks).toHaveLength(5);
  expect([weeks[0]?.[0], weeks[4]?.[6]]).toEqual(["2026-03-01", "2026-04-04"]);
  expect([weeksAround("2026-02-10").length, weeksAround("2026-08-10").length]).toEqual([4, 6]);
  expect([isSameMonth("2026-04-04", "2026-03-17"), isSameMonth("2026-03-01", "2026-03-17")]).toEqual([false, true]);
});

test("views show and step by month, week and day", () => {
  const month = { view: "calendario", scale: "dia", day: "2026-03-31" } as const;
  const week = { view: "linha", scale: "semana", day: "2026-03-11" } as const;
  const day = { view: "linha", scale: "dia", day: "2026-03-01" } as const;
  expect([shownDays(month).length, shownDays(week).length, shownDays(day)]).toEqual([35, 7, ["2026-03-01"]]);
  expect(shownDays(week)[0]).toBe("2026-03-08");
  expect([dayAfterStep(month, 1), dayAfterStep(month, -1)]).toEqual(["2026-04-01", "2026-02-01"]);
  expect([dayAfterStep(week, 1), dayAfterStep(day, -1)]).toEqual(["2026-03-18", "2026-02-28"]);
});

test("a bar over midnight is on both days, one until midnight on one", () => {
  const night = bar(1, ["2026-03-10 22:00", "2026-03-11 06:00"], CRUSHING);
  const evening = bar(2, ["2026-03-10 18:00", "2026-03-11 00:00"], CRUSHING);
  const moment = bar(3, ["2026-03-11 00:00", "2026-03-11 00:00"], CRUSHING);
  const found = barsByDay([night, evening, moment], ["2026-03-09", "2026-03-10", "2026-03-11"]);
  expect(found.map(({ bars }) => bars.map(({ id }) => id))).toEqual([[], [1, 2], [1, 3]]);
});

test("local minutes stay the same in every zone, also on a day of summer time", () => {
  expect(momentOf(minuteOf({ day: "2018-11-04", time: "00:00" }) + 90)).toEqual({ day: "2018-11-04", time: "01:30" });
  expect(startOfDay("2018-11-05") - startOfDay("2018-11-04")).toBe(DAY_MINUTES);
});

test("lanes have bars only, areas by unit and name, suppliers by name", () => {
  const bars = [
    bar(1, ["2026-03-10 07:00", "2026-03-10 17:00"], MILLING),
    bar(2, ["2026-03-10 07:00", "2026-03-10 17:00"], CRUSHING),
    bar(3, ["2026-03-10 07:00", "2026-03-10 17:00"], { id: 9, area: "Pátio", unit: "Fábrica" }),
  ];
  expect(lanesOf(bars, "area", scale).map(({ name, key }) => [name, key])).toEqual([
    ["Pátio", "9"],
    ["Britagem", "7"],
    ["Moagem", "8"],
  ]);
  expect(lanesOf(bars, "fornecedor", scale).map(({ name, place, bars: own }) => [name, place, own.length])).toEqual([
    ["Ipê", null, 2],
    ["Voltta", null, 1],
  ]);
  expect(lanesOf([], "area", scale)).toEqual([]);
});

test("overlapping bars are in different rows, others share the first free one", () => {
  const [lane] = lanesOf(
    [
      bar(1, ["2026-03-10 06:00", "2026-03-10 12:00"], CRUSHING),
      bar(2, ["2026-03-10 08:00", "2026-03-10 09:00"], CRUSHING),
      bar(3, ["2026-03-10 12:00", "2026-03-10 18:00"], CRUSHING),
      bar(4, ["2026-03-10 09:00", "2026-03-10 10:00"], CRUSHING),
    ],
    "area",
    scale,
  );
  expect(lane?.bars.map(({ bar: { id }, row }) => [id, row])).toEqual([
    [1, 0],
    [2, 1],
    [4, 1],
    [3, 0],
  ]);
  expect([lane?.rows, lane?.bars[0]]).toEqual([2, expect.objectContaining({ at: 0.25, long: 0.25 })]);
});

test("bars are cut at the ends of the range, and short ones keep a least width", () => {
  const night = bar(1, ["2026-03-09 22:00", "2026-03-10 06:00"], CRUSHING);
  const short = bar(2, ["2026-03-10 23:50", "2026-03-10 23:55"], MILLING);
  const [crushing, milling] = lanesOf([night, short], "area", scale);
  expect(crushing?.bars[0]).toMatchObject({ at: 0, long: 0.25 });
  expect(milling?.bars[0]).toMatchObject({ at: 23 / 24, long: 1 / 24 });
});

test("a page has 20 lanes, and a page beyond the last one is the last", () => {
  const bars = Array.from({ length: 45 }, (_, index) =>
    bar(index + 1, ["2026-03-10 07:00", "2026-03-10 08:00"], { id: index + 1, area: `Área ${String(index).padStart(2, "0")}` }),
  );
  const lanes = lanesOf(bars, "area", scale);
  expect(lanePage(lanes, 2)).toMatchObject({ page: 2, last: 3, before: LANES_PER_PAGE });
  expect(lanePage(lanes, 9).lanes.map(({ name }) => name)).toEqual(["Área 40", "Área 41", "Área 42", "Área 43", "Área 44"]);
  expect(lanePage([], 1)).toEqual({ page: 1, last: 1, before: 0, lanes: [] });
});
