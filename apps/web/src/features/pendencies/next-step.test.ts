import { expect, test } from "vitest";
import { isReview, nextStep } from "./next-step.ts";

test("nextStep prefers a move that leads on over questions and closing", () => {
  const moves = [
    { action: "question", status: "SUPPORT" },
    { action: "close_unread", status: "DONE" },
    { action: "send", status: "IN_REVISION" },
  ] as const;
  expect(nextStep({ moves: [...moves], status: "OPEN", active: true, waitsForMyAnswer: false })).toEqual({ move: "send" });
});

test("nextStep waits for others when the user has no leading move", () => {
  for (const status of ["OPEN", "EXPIRED", "PRE_REJECTED"] as const)
    expect(nextStep({ moves: [], status, active: true, waitsForMyAnswer: false })).toEqual({ waitsFor: "others" });
  expect(nextStep({ moves: [{ action: "reopen", status: "OPEN" }], status: "DONE", active: true, waitsForMyAnswer: false })).toBeNull();
  expect(nextStep({ moves: [], status: "OPEN", active: false, waitsForMyAnswer: false })).toBeNull();
});

test("nextStep lets the user answer only if the question waits for them [R-470]", () => {
  const asked = { moves: [{ action: "answer", status: "OPEN" }], status: "SUPPORT", active: true } as const;
  const turn = (waitsForMyAnswer: boolean) => nextStep({ ...asked, moves: [...asked.moves], waitsForMyAnswer });
  expect([turn(true), turn(false)]).toEqual([{ move: "answer" }, { waitsFor: "others" }]);
});

test("nextStep offers rejection during a review, but not for a settled pendency", () => {
  for (const [action, status] of [
    ["reject", "IN_REVISION"],
    ["pre_reject", "PRE_ANALYSIS"],
  ] as const) {
    const moves = [
      { action: "question" as const, status: "SUPPORT" as const },
      { action, status: "OPEN" as const },
    ];
    expect(nextStep({ moves, status, active: true, waitsForMyAnswer: false })).toEqual({ move: action });
    expect(isReview(action)).toBe(true);
    expect(nextStep({ moves, status: "DONE", active: true, waitsForMyAnswer: false })).toBeNull();
  }
});
