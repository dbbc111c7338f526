import { expect, test } from "vitest";
import type { Reason } from "./standing.ts";
import { standingChangesOn, storedStanding } from "./stored-standing.ts";

const today = "2026-03-10";
const reason = (hindrance: Reason["hindrance"], since: Reason["since"], until: Reason["until"]): Reason => ({
  hindrance,
  since,
  until,
  note: null,
});

test("the stored answer is the first reason that holds on the day", () => {
  const reasons = [
    reason("vacation", "2026-03-11", "2026-03-30"),
    reason("restricted", "2026-03-01", null),
    reason("documents", null, null),
  ];
  expect(storedStanding(reasons, today)).toBe("restricted");
  expect(storedStanding(reasons, "2026-03-11")).toBe("vacation");
});

test("the stored answer is may_work when no reason holds", () => {
  expect(storedStanding([], today)).toBe("may_work");
  expect(storedStanding([reason("away", "2026-03-11", null), reason("hiring", null, "2026-03-09")], today)).toBe("may_work");
});

test("the answer changes on the first later day of a reason's begin or end", () => {
  expect(standingChangesOn([reason("away", "2026-03-20", "2026-03-25"), reason("restricted", "2026-03-01", "2026-03-14")], today)).toBe(
    "2026-03-15",
  );
  expect(standingChangesOn([reason("away", "2026-03-11", "2026-03-25"), reason("restricted", null, today)], today)).toBe("2026-03-11");
});

test("the answer has no next change when every begin and end is past", () => {
  expect(standingChangesOn([], today)).toBeNull();
  expect(standingChangesOn([reason("documents", null, null), reason("hiring", "2026-01-01", "2026-03-09")], today)).toBeNull();
});
