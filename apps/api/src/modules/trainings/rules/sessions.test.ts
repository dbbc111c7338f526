import { expect, test } from "vitest";
import { attendancePercent, inOrder, minutesOf, overlap, spanOf } from "./sessions.ts";

const morning = { day: "2026-03-10", start: "08:00", end: "12:00" };
const afternoon = { day: "2026-03-10", start: "13:00", end: "17:30" };
const nextDay = { day: "2026-03-11", start: "08:00", end: "12:00" };

test("sessions are ordered by day and start", () => {
  expect(inOrder([nextDay, afternoon, morning])).toEqual([morning, afternoon, nextDay]);
});

test("sessions overlap if one begins before the other ends", () => {
  expect(overlap([afternoon, morning, nextDay])).toBe(false);
  expect(overlap([morning, { ...morning, start: "12:00", end: "13:00" }])).toBe(false);
  expect(overlap([morning, { ...morning, start: "11:59", end: "13:00" }])).toBe(true);
  expect(overlap([])).toBe(false);
});

test("a class spans from its first start to its last end", () => {
  const span = { startsAt: "2026-03-10 08:00:00", endsAt: "2026-03-11 12:00:00" };
  expect(spanOf([nextDay, morning, afternoon])).toEqual(span);
  expect(spanOf([morning, afternoon, nextDay])).toEqual(span);
});

test("attendance is the share of the time, rounded down", () => {
  expect(minutesOf(afternoon)).toBe(270);
  const sessions = [morning, afternoon, nextDay].map((session, id) => ({ ...session, id }));
  expect(attendancePercent(sessions, [0, 1, 2])).toBe(100);
  expect(attendancePercent(sessions, [1])).toBe(36);
  expect(attendancePercent(sessions, [])).toBe(0);
  expect(attendancePercent([], [])).toBe(0);
});
