import { expect, test } from "vitest";
import { nextStep } from "./next-step.ts";

test("the next step is what leads on, before what marks, closes or asks", () => {
  const moves = [
    { action: "question", status: "SUPPORT" },
    { action: "close_unread", status: "DONE" },
    { action: "send", status: "IN_REVISION" },
  ] as const;
  expect(nextStep({ moves: [...moves], isAwaitingAction: true })).toEqual({ move: "send" });
});

test("what waits and is not the person's to do is somebody else's turn; what is settled is nobody's", () => {
  expect(nextStep({ moves: [], isAwaitingAction: true })).toEqual({ waitsFor: "others" });
  expect(nextStep({ moves: [{ action: "reopen", status: "OPEN" }], isAwaitingAction: false })).toBeNull();
});
