import { participantStatuses } from "@emdia/contract/trainings/vocabulary.ts";
import { expect, test } from "vitest";
import { attendanceOf, hasNoResult, isChangeable } from "./participant-status.ts";

test("hasNoResult is true for enrolled, present and absent participants", () => {
  expect(participantStatuses.filter(hasNoResult)).toEqual(["enrolled", "present", "absent"]);
});

test("attendanceOf is null for an enrolled participant without a session", () => {
  const sessions = [{ id: 1, start: "08:00", end: "12:00" }];
  expect(attendanceOf(sessions, { status: "enrolled", attended: [] })).toBeNull();
  expect(attendanceOf(sessions, { status: "enrolled", attended: [1] })).toBe(100);
  expect(attendanceOf(sessions, { status: "absent", attended: [] })).toBe(0);
});

test("isChangeable excludes removed participants, and approvals after the end", () => {
  const [after, before] = [
    { isFinished: true, mayWithdraw: false },
    { isFinished: false, mayWithdraw: false },
  ];
  expect(isChangeable("removed", before)).toBe(false);
  expect(isChangeable("failed", after)).toBe(true);
  expect(isChangeable("approved", before)).toBe(true);
  expect(isChangeable("approved", after)).toBe(false);
  expect(isChangeable("approved", { isFinished: true, mayWithdraw: true })).toBe(true);
});
