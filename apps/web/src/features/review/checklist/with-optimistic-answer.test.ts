import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { expect, test } from "vitest";
import { withOptimisticAnswer } from "./with-optimistic-answer.ts";

const item = (id: number): Pendency["checklist"][number] => ({
  id,
  checklistId: id,
  pendencyChecklistId: id,
  pendencyId: 1,
  position: id,
  question: `Pergunta ${id}?`,
  status: "UNCHECKED",
  invalidDescription: null,
  reason: null,
  action: null,
  example: null,
  page: null,
  isFromAutomaticAnalysis: true,
  answerVersion: 1,
});
const pendency = {
  checklist: [item(1), item(2)],
  answers: { total: 2, yes: 0, no: 0, notApplicable: 0, unanswered: 2 },
} as Pendency;

test("withOptimisticAnswer updates answer and counts and clears the automatic mark [R-449] [R-456]", () => {
  const after = withOptimisticAnswer(pendency, 2, "NOT_APPLICABLE");
  expect(after.checklist.map(({ status, isFromAutomaticAnalysis }) => [status, isFromAutomaticAnalysis])).toEqual([
    ["UNCHECKED", true],
    ["NOT_APPLICABLE", false],
  ]);
  expect(after.answers).toEqual({ total: 2, yes: 0, no: 0, notApplicable: 1, unanswered: 1 });
});

test("withOptimisticAnswer ignores an equal answer and an unknown question [R-448]", () => {
  expect(withOptimisticAnswer(pendency, 1, "UNCHECKED")).toBe(pendency);
  expect(withOptimisticAnswer(pendency, 9, "OK")).toBe(pendency);
});
