import { expect, test } from "vitest";
import { classState } from "./class-state.ts";

const times = { startsAt: "2026-03-10 08:00:00", endsAt: "2026-03-12 12:00:00", isCancelled: false };

test.each([
  ["2026-03-10 07:59:59", "planned"],
  ["2026-03-10 08:00:00", "running"],
  ["2026-03-11 23:00:00", "running"],
  ["2026-03-12 11:59:59", "running"],
  ["2026-03-12 12:00:00", "finished"],
] as const)("at %s the class is %s", (now, state) => {
  expect(classState(times, now)).toBe(state);
});

test("a cancelled class stays cancelled at any time", () => {
  expect(classState({ ...times, isCancelled: true }, "2026-03-13 00:00:00")).toBe("cancelled");
});
