import { expect, test } from "vitest";
import { nextStep } from "./next-step.ts";

test("the next step is what leads on, before what marks, closes or asks", () => {
  const moves = [
    { action: "question", status: "SUPPORT" },
    { action: "close_unread", status: "DONE" },
    { action: "send", status: "IN_REVISION" },
  ] as const;
  expect(nextStep({ moves: [...moves], status: "OPEN", active: true })).toEqual({ move: "send" });
});

test("what is not settled and not the person's to do is somebody else's turn", () => {
  for (const status of ["OPEN", "EXPIRED", "PRE_REJECTED"] as const)
    expect(nextStep({ moves: [], status, active: true })).toEqual({ waitsFor: "others" });
  expect(nextStep({ moves: [{ action: "reopen", status: "OPEN" }], status: "DONE", active: true })).toBeNull();
  expect(nextStep({ moves: [], status: "OPEN", active: false })).toBeNull();
});
