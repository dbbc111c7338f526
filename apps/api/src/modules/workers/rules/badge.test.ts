import { expect, test } from "vitest";
import { badgeDueOn, badgeEndOn } from "./badge.ts";

const linked = { status: "active", isRemoved: false, isEndless: true, lastDay: null } as const;
const day = "2026-03-10";

test("a worker with a link keeps the badge, also on leave", () => {
  expect(badgeEndOn(linked, day)).toBeNull();
  expect(badgeEndOn({ ...linked, status: "away" }, day)).toBeNull();
  expect(badgeEndOn({ ...linked, isEndless: false, lastDay: day }, day)).toBeNull();
});

test("dismissal, the last link's end and removal revoke a badge", () => {
  expect(badgeEndOn({ ...linked, status: "dismissed" }, day)).toBe("dismissed");
  expect(badgeEndOn({ ...linked, isEndless: false, lastDay: "2026-03-09" }, day)).toBe("unlinked");
  expect(badgeEndOn({ ...linked, isEndless: false }, day)).toBe("unlinked");
  expect(badgeEndOn({ ...linked, status: "dismissed", isRemoved: true }, day)).toBe("removed");
});

test("a badge is due the day after the last link", () => {
  expect(badgeDueOn({ isEndless: false, lastDay: day })).toBe("2026-03-11");
  expect(badgeDueOn({ isEndless: true, lastDay: day })).toBeNull();
  expect(badgeDueOn({ isEndless: false, lastDay: null })).toBeNull();
});
