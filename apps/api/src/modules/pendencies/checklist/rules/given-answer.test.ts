import type { ChecklistAnswer } from "@emdia/contract/pendencies/checklist-routes.ts";
import { expect, test } from "vitest";
import { givenAnswer, type KeptAnswer } from "./given-answer.ts";

const unsigned = { reason: "unsigned", gap: "Falta a assinatura", action: "Colha a assinatura e envie de novo." } as const;
const illegible = { reason: "illegible", gap: "Não dá para ler", action: "Digitalize de novo." } as const;
const unanswered: KeptAnswer = { status: "UNCHECKED", justification: null, reason: null, action: null, example: null, page: null };
const template = { corrections: [unsigned, illegible], expected: "Assinatura na última página." };
const given = (answer: ChecklistAnswer, kept: KeptAnswer = unanswered) => givenAnswer({ kept, ...template }, answer);
const no = (change: Partial<ChecklistAnswer> = {}): ChecklistAnswer => ({
  status: "INVALID",
  invalidDescription: "Sem assinatura.",
  ...change,
});
const value = (answer: ChecklistAnswer, kept?: KeptAnswer) => {
  const outcome = given(answer, kept);
  return outcome.ok ? outcome.value : outcome.code;
};

test("answers other than Não are stored without a justification [R-447]", () => {
  for (const status of ["OK", "NOT_APPLICABLE"] as const)
    expect(value({ status, invalidDescription: "Sobra." })).toEqual({ ...unanswered, status });
  const kept = { ...unanswered, status: "INVALID" as const, justification: "Sem assinatura.", reason: "unsigned" as const };
  expect(value({ status: "UNCHECKED" }, kept)).toEqual(unanswered);
});

test("an unchanged answer returns null [R-448]", () => {
  for (const status of ["OK", "NOT_APPLICABLE", "UNCHECKED"] as const) expect(value({ status }, { ...unanswered, status })).toBeNull();
  const kept = value(no());
  if (kept === null || typeof kept === "string") throw new Error("a Não is kept");
  expect(value(no(), kept)).toBeNull();
  expect(value({ status: "INVALID" }, kept)).toBeNull();
  expect(value(no({ invalidDescription: "Assinada pela pessoa errada." }), kept)).toMatchObject({
    justification: "Assinada pela pessoa errada.",
  });
  expect(value(no({ page: 2 }), kept)).toMatchObject({ page: 2 });
});

test("a Não without a justification, or with a short one, is refused [R-451]", () => {
  for (const invalidDescription of [undefined, null, "", "ab"])
    expect(value(no({ invalidDescription }))).toBe("pendency.justification_missing");
  expect(value(no({ invalidDescription: "Não" }))).toMatchObject({ justification: "Não" });
});

test("the template fills the missing reason, action and example of a Não [CD-162]", () => {
  expect(value(no())).toEqual({
    status: "INVALID",
    justification: "Sem assinatura.",
    reason: "unsigned",
    action: "Colha a assinatura e envie de novo.",
    example: "Assinatura na última página.",
    page: null,
  });
  expect(value(no({ invalidDescription: illegible.gap }))).toMatchObject({ reason: "illegible", action: "Digitalize de novo." });
  expect(value(no({ reason: "illegible" }))).toMatchObject({ reason: "illegible", action: "Digitalize de novo." });
  expect(value(no({ reason: "expired" }))).toMatchObject({ reason: "expired", action: null });
  const own = { reason: "unpaid", action: "Pague a guia.", example: "Guia paga.", page: 3 } as const;
  expect(value(no(own))).toMatchObject(own);
});

test("a Não on a question without a template has no suggestion", () => {
  const outcome = givenAnswer({ kept: unanswered, corrections: [], expected: null }, no());
  expect(outcome).toMatchObject({ value: { reason: null, action: null, example: null } });
});
