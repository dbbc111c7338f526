import { expect, test } from "vitest";
import { reasonsOf } from "./reasons-of.ts";

test("reasonsOf lists every Não with its reason in question order", () => {
  const item = (id: number, status: "OK" | "INVALID", invalidDescription: string | null) => ({
    id,
    checklistId: id,
    pendencyChecklistId: id,
    pendencyId: 1,
    position: id,
    question: `Pergunta ${id}?`,
    status,
    invalidDescription,
    reason: null,
    action: null,
    example: null,
    page: null,
    isFromAutomaticAnalysis: false,
    answerVersion: 1,
  });
  const checklist = [item(1, "INVALID", "Falta a assinatura."), item(2, "OK", null), item(3, "INVALID", null)];
  expect(reasonsOf({ checklist })).toBe("Pergunta 1?\nFalta a assinatura.\n\nPergunta 3?");
});
