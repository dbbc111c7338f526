import type { ClassParticipant } from "@emdia/contract/trainings/participant-routes.ts";
import { expect, test } from "vitest";
import { applyLine, toggledSessions } from "./apply-line.ts";

const participant: ClassParticipant = {
  id: 7,
  employeeId: 3,
  name: "Ana",
  role: "Montadora",
  provider: { id: 2, name: "Ipê" },
  status: "enrolled",
  score: null,
  attendance: null,
  attendedSessions: [],
  hasNote: false,
  enrolledAt: "2026-03-10T12:00:00Z",
  enrolledBy: null,
  samePersonAs: null,
  lacks: [],
  can: { remove: true, status: true, score: true, note: true },
};

test("a line changes the score and sessions of its participant only", () => {
  const line = { trainingClassEmployeeId: 7, score: 8.5, attendedSessions: [1] };
  expect(applyLine(participant, line)).toEqual({ ...participant, score: 8.5, attendedSessions: [1] });
  expect(applyLine({ ...participant, id: 8 }, line)).toMatchObject({ id: 8, score: null, attendedSessions: [] });
});

test("an emptied score is removed and a missing one stays", () => {
  const scored = { ...participant, score: 8 };
  expect(applyLine(scored, { trainingClassEmployeeId: 7, score: null }).score).toBeNull();
  expect(applyLine(scored, { trainingClassEmployeeId: 7, attendedSessions: [] }).score).toBe(8);
});

test("a session is added or removed", () => {
  expect(toggledSessions([1], 2)).toEqual([1, 2]);
  expect(toggledSessions([1, 2], 1)).toEqual([2]);
});
