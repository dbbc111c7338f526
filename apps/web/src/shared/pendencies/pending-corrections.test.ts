import { expect, test } from "vitest";
import { pendingCorrections } from "./pending-corrections.ts";

const item = (position: number, status: "OK" | "INVALID" | "UNCHECKED") => ({
  id: position,
  checklistId: position,
  pendencyChecklistId: position,
  pendencyId: 1,
  position,
  question: `Pergunta ${position}?`,
  status,
  invalidDescription: null,
  reason: null,
  action: null,
  example: null,
  page: null,
  isFromAutomaticAnalysis: false,
  answerVersion: 1,
});
const checklist = [item(3, "INVALID"), item(2, "OK"), item(1, "INVALID"), item(4, "UNCHECKED")];

test("pendingCorrections lists every Não in the order of the questions", () => {
  expect(pendingCorrections({ checklist, moves: [{ action: "send" }] }).map(({ position }) => position)).toEqual([1, 3]);
});

test("pendingCorrections is empty for a user who may not send", () => {
  expect(pendingCorrections({ checklist, moves: [{ action: "reject" }] })).toEqual([]);
});
