import { expect, test } from "vitest";
import { createPendingStep } from "./pending-step.ts";
import { memoryStorage } from "./storage/browser-storage.ts";

const asked = {
  mfaRequired: true as const,
  mfaTypes: ["EMAIL" as const],
  email: "ana@ipe.example",
  phoneMasked: null,
  canCreatePhone: true,
  stepToken: "1.abc",
};

test("a pending second factor is stored with its code until it ends [CD-003] [R-121]", () => {
  const pending = createPendingStep(memoryStorage());
  expect(pending.read()).toBeNull();
  pending.begin(asked);
  expect(pending.read()).toEqual({ ...asked, asked: null });
  const code = { mfaType: "EMAIL" as const, sentTo: "an***@ipe.example", resendAtMs: 1, registers: false };
  pending.ask(code);
  expect(pending.read()?.asked).toEqual(code);
  pending.begin(asked);
  expect(pending.read()?.asked).toBeNull();
  pending.end();
  pending.ask(code);
  expect(pending.read()).toBeNull();
});

test("unreadable stored data is no pending step", () => {
  for (const text of ["", "null", "1", "[]", "{}", '{"stepToken":1}', "{nada"])
    expect(createPendingStep(memoryStorage([["emdia.secondFactor", text]])).read(), text).toBeNull();
});
