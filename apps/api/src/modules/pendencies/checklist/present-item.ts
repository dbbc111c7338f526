import type { ChecklistItem } from "@emdia/contract/pendencies/checklist.ts";
import type { AskedQuestion } from "./store.ts";

export const presentItem = (question: AskedQuestion): ChecklistItem => ({
  id: question.id,
  checklistId: question.id,
  pendencyChecklistId: question.id,
  pendencyId: question.pendencyId,
  position: question.position,
  question: question.text,
  status: question.status,
  invalidDescription: question.justification,
  reason: question.reason,
  action: question.action,
  example: question.example ?? question.expected,
  page: question.page,
  isFromAutomaticAnalysis: question.fromAnalysis,
  answerVersion: question.version,
});
