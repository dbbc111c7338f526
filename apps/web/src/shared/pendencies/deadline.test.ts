import { expect, test } from "vitest";
import { deadlineOf, deadlineText } from "./deadline.ts";

test("deadlineOf prefers the supplier's deadline to the reviewer's", () => {
  expect(deadlineOf({ sendBy: "2026-03-05", reviewBy: null })).toEqual({ of: "send", day: "2026-03-05" });
  expect(deadlineOf({ sendBy: null, reviewBy: "2026-03-06" })).toEqual({ of: "review", day: "2026-03-06" });
  expect(deadlineOf({ sendBy: null, reviewBy: null })).toBeNull();
});

test("deadlineText tells the days before, the day itself and the days after", () => {
  const texts = ["2026-03-04", "2026-03-05", "2026-03-06"].map((today) => deadlineText({ of: "send", day: "2026-03-05" }, today));
  expect(texts).toEqual(["deadline.sendIn", "deadline.sendToday", "deadline.sendLate"]);
  expect(deadlineText({ of: "review", day: "2026-03-05" }, "2026-03-09")).toBe("deadline.reviewLate");
});
