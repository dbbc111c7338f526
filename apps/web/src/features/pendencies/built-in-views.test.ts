import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { expect, test } from "vitest";
import { builtInView } from "./built-in-views.ts";

const today = "2026-03-05";
const holding =
  (...keys: readonly PermissionKey[]) =>
  (key: PermissionKey) =>
    keys.includes(key);
const queueOf = (...keys: readonly PermissionKey[]) => builtInView("queue", { may: holding(...keys), today }).status;

test("a queue holds what waits for the person: what to decide, what to send, or both [CD-160]", () => {
  expect(queueOf("confirm_pendency")).toEqual(["IN_REVISION", "PRE_REJECTED"]);
  expect(queueOf("send_pendency_analysis")).toEqual(["OPEN", "EXPIRED", "NEXT_DUE_DATE", "PRE_REJECTED"]);
  expect(queueOf("reject_pendency", "send_pendency_analysis")).toEqual(["IN_REVISION", "OPEN", "EXPIRED", "NEXT_DUE_DATE", "PRE_REJECTED"]);
  expect(queueOf("confirm_pendency", "pre_analysis_pendency")).toEqual(["IN_REVISION", "PRE_ANALYSIS", "PRE_REJECTED"]);
  expect(queueOf("pre_rejected_pendency")).toEqual(["PRE_ANALYSIS", "PRE_REJECTED"]);
  expect(queueOf("see_pendency")).toEqual(["IN_REVISION", "OPEN", "PRE_ANALYSIS", "PRE_REJECTED"]);
});

test("what expires this week is looked for from Monday to Sunday, the nearest first", () => {
  const week = (day: string) => {
    const { startDate, endDate } = builtInView("thisWeek", { may: holding(), today: day });
    return [startDate, endDate];
  };
  expect(week(today)).toEqual(["2026-03-02", "2026-03-08"]);
  expect(week("2026-03-02")).toEqual(["2026-03-02", "2026-03-08"]);
  expect(week("2026-03-01")).toEqual(["2026-02-23", "2026-03-01"]);
  const { orderBy, status } = builtInView("thisWeek", { may: holding(), today });
  expect([orderBy, status]).toEqual(["EXPIRATION_DATE_ASC", ["DONE", "NEXT_DUE_DATE", "EXPIRED"]]);
});

test("what waits for my answer is what the other side asked, of both plans, the longest wait first", () => {
  expect(builtInView("myAnswer", { may: holding(), today })).toEqual({
    plan: ["STP", "SSMA"],
    waitsForMyAnswer: true,
    orderBy: "UPDATED_ASC",
  });
});
