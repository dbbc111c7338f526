import { expect, test } from "vitest";
import { isTime, maskTime } from "./typed-time.ts";

test("maskTime inserts the colon of a typed or pasted time", () => {
  expect(["0800", "8:", "8h30", "13:45", "08", "1", "abc"].map(maskTime)).toEqual(["08:00", "08:", "08:30", "13:45", "08", "1", ""]);
});

test("isTime accepts the times of a day only", () => {
  expect(["00:00", "23:59", "24:00", "12:60", "8:00", ""].map(isTime)).toEqual([true, true, false, false, false, false]);
});
