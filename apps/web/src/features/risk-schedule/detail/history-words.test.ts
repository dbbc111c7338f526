import { expect, test } from "vitest";
import { causeOf, deedOf, fieldOf, minuteText, permitKindOf } from "./history-words.ts";

test("actions, fields and causes have texts, unknown ones share one or have none", () => {
  expect([deedOf("risk_schedule.part_changed"), deedOf("risk_schedule.painted")]).toEqual(["part_changed", "other"]);
  expect([fieldOf("start"), fieldOf("colour"), fieldOf(null)]).toEqual(["start", undefined, undefined]);
  expect([permitKindOf("pet"), permitKindOf("none"), permitKindOf(null)]).toEqual(["pet", undefined, undefined]);
  expect([causeOf("training"), causeOf("unavailable"), causeOf("conflict"), causeOf("weather")]).toEqual([
    "training",
    "unavailable",
    "conflict",
    undefined,
  ]);
});

test("a stored minute is written as a day and a time", () => {
  expect(minuteText("2026-03-10 07:00")).toBe("10/03/2026 07:00");
  expect(minuteText("2026-03-10 07:00 · NR-35")).toBe("10/03/2026 07:00 · NR-35");
  expect(minuteText("Oficina · 2026-03-10 07:00")).toBe("Oficina · 10/03/2026 07:00");
  expect(minuteText("Oficina")).toBe("Oficina");
});
