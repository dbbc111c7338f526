import { expect, test } from "vitest";
import { noticeMaxWidth, noticeOf } from "./notice.ts";

test("notices have a colour per kind and a close button [R-199]", () => {
  const shown = (["success", "warning", "error"] as const).map((kind) => noticeOf(kind, "Dados atualizados com sucesso"));
  expect(shown.map(({ color }) => color)).toEqual(["green", "yellow", "red"]);
  expect(shown.map(({ position, withCloseButton }) => [position, withCloseButton])).toEqual(Array(3).fill(["top-right", true]));
});

test("a notice closes after 10 s and takes at most 40vw [R-200] [R-201]", () => {
  expect([noticeOf("error", "x").autoClose, noticeMaxWidth]).toEqual([10_000, "40vw"]);
});

test("notices are equal only with the same kind and message [R-199]", () => {
  expect(noticeOf("error", "x").id).toBe(noticeOf("error", "x").id);
  expect(new Set([noticeOf("error", "x"), noticeOf("error", "y"), noticeOf("warning", "x")].map(({ id }) => id)).size).toBe(3);
});
