import { expect, test } from "vitest";
import { hoursToType, minutesFromTyped, wholeFromTyped } from "./duration.ts";

test.each([
  ["7,5", 450],
  ["7.5", 450],
  ["7:30", 450],
  [" 8 ", 480],
  ["0,33", 20],
  ["", 0],
  ["400", 24_000],
])("minutesFromTyped reads %j as %d minutes", (typed, minutes) => {
  expect(minutesFromTyped(typed)).toBe(minutes);
});

test.each(["7,555", "-1", "sete", "7:60", "1e3", "=1+1"])("minutesFromTyped refuses %j", (typed) => {
  expect(minutesFromTyped(typed)).toBeUndefined();
});

test("every number of minutes survives typing as hours", () => {
  for (let minutes = 0; minutes <= 24_000; minutes++) {
    expect(minutesFromTyped(hoursToType(minutes, minutes % 2 === 0 ? "pt-BR" : "en-US"))).toBe(minutes);
  }
  expect([hoursToType(450, "pt-BR"), hoursToType(450, "en-US"), hoursToType(480, "es-ES")]).toEqual(["7,5", "7.5", "8"]);
});

test("wholeFromTyped refuses numbers outside of the range", () => {
  const read = (typed: string) => wholeFromTyped(typed, { min: 1, max: 100 });
  expect(["1", " 100 ", "0", "101", "1,5", ""].map(read)).toEqual([1, 100, undefined, undefined, undefined, undefined]);
});
