import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { expect, test } from "vitest";
import { builtInView } from "./built-in-views.ts";

const holding =
  (...keys: readonly PermissionKey[]) =>
  (key: PermissionKey) =>
    keys.includes(key);
const queueOf = (...keys: readonly PermissionKey[]) => builtInView("queue", holding(...keys)).status;

test("a queue begins with what has waited longest for a review, and of whoever only sends with what is most urgent", () => {
  const orderOf = (...keys: readonly PermissionKey[]) => builtInView("queue", holding(...keys)).orderBy;
  expect([orderOf("confirm_pendency"), orderOf("pre_analysis_pendency", "send_pendency_analysis"), orderOf("see_pendency")]).toEqual(
    Array(3).fill("REVISION_DATE"),
  );
  expect(orderOf("send_pendency_analysis")).toBe("DEFAULT");
});

test("a queue holds what waits for the person: what to decide, what to send, or both [CD-160]", () => {
  expect(queueOf("confirm_pendency")).toEqual(["IN_REVISION", "PRE_REJECTED"]);
  expect(queueOf("send_pendency_analysis")).toEqual(["OPEN", "EXPIRED", "NEXT_DUE_DATE", "PRE_REJECTED"]);
  expect(queueOf("reject_pendency", "send_pendency_analysis")).toEqual(["IN_REVISION", "OPEN", "EXPIRED", "NEXT_DUE_DATE", "PRE_REJECTED"]);
  expect(queueOf("confirm_pendency", "pre_analysis_pendency")).toEqual(["IN_REVISION", "PRE_ANALYSIS", "PRE_REJECTED"]);
  expect(queueOf("pre_rejected_pendency")).toEqual(["PRE_ANALYSIS", "PRE_REJECTED"]);
  expect(queueOf("see_pendency")).toEqual(["IN_REVISION", "OPEN", "PRE_ANALYSIS", "PRE_REJECTED"]);
});

test("what expires this week is what was approved and ends in the week in which it is looked for, the nearest first", () => {
  expect(builtInView("thisWeek", holding())).toEqual({
    plan: ["STP", "SSMA"],
    status: ["DONE", "NEXT_DUE_DATE", "EXPIRED"],
    expires: "THIS_WEEK",
    orderBy: "EXPIRATION_DATE_ASC",
  });
});

test("what waits for my answer is what the other side asked, of both plans, the longest wait first", () => {
  expect(builtInView("myAnswer", holding())).toEqual({
    plan: ["STP", "SSMA"],
    waitsForMyAnswer: true,
    orderBy: "UPDATED_ASC",
  });
});
