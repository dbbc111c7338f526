import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { expect, test } from "vitest";
import { builtInViews } from "./built-in-views.ts";

const views = (keys: readonly PermissionKey[], standsOnBothSides = false) =>
  builtInViews({ may: (key) => keys.includes(key), standsOnBothSides });
const viewNamed = (name: string, ...keys: readonly PermissionKey[]) => views(keys).find(({ view }) => view === name)?.filter;
const queueOf = (...keys: readonly PermissionKey[]) => viewNamed("queue", ...keys)?.status;

test("a review queue sorts by revision date, a sending queue in the default order", () => {
  const orderOf = (...keys: readonly PermissionKey[]) => viewNamed("queue", ...keys)?.orderBy;
  expect([orderOf("confirm_pendency"), orderOf("pre_analysis_pendency"), orderOf("see_pendency")]).toEqual(Array(3).fill("REVISION_DATE"));
  expect(orderOf("send_pendency_analysis")).toBe("DEFAULT");
});

test("a queue lists the statuses that the user's permissions can move [CD-160]", () => {
  expect(queueOf("confirm_pendency")).toEqual(["IN_REVISION", "PRE_REJECTED"]);
  expect(queueOf("send_pendency_analysis")).toEqual(["OPEN", "PRE_REJECTED", "NEXT_DUE_DATE", "EXPIRED"]);
  expect(queueOf("confirm_pendency", "pre_analysis_pendency")).toEqual(["IN_REVISION", "PRE_ANALYSIS", "PRE_REJECTED"]);
  expect(queueOf("pre_rejected_pendency")).toEqual(["PRE_ANALYSIS", "PRE_REJECTED"]);
  expect(queueOf("see_pendency")).toEqual(["IN_REVISION", "OPEN", "PRE_ANALYSIS", "PRE_REJECTED"]);
});

const fromSides = (...keys: readonly PermissionKey[]) =>
  views(keys, true).flatMap(({ view, filter: { side = "both", status = [], orderBy } }) =>
    status.length === 0 || view === "thisWeek" ? [] : [[view, side, status.join(), orderBy]],
  );

test("a user on both sides gets one queue per side", () => {
  const [toReview, toSend] = ["IN_REVISION,PRE_REJECTED", "OPEN,PRE_REJECTED,NEXT_DUE_DATE,EXPIRED"];
  expect(fromSides("reject_pendency", "send_pendency_analysis")).toEqual([
    ["toReview", "contractor", toReview, "REVISION_DATE"],
    ["toSend", "provider", toSend, "DEFAULT"],
  ]);
  expect(fromSides("send_pendency_analysis")).toEqual([["queue", "provider", toSend, "DEFAULT"]]);
  expect(fromSides("reject_pendency")).toEqual([["queue", "contractor", toReview, "REVISION_DATE"]]);
  expect(fromSides("see_pendency")).toEqual([["queue", "both", "IN_REVISION,OPEN,PRE_ANALYSIS,PRE_REJECTED", "REVISION_DATE"]]);
});

test("a user on one side gets a queue without a side filter", () => {
  expect(views(["send_pendency_analysis"]).map(({ view }) => view)).toEqual(["queue", "dueSoon", "thisWeek", "myAnswer"]);
  expect(viewNamed("queue", "send_pendency_analysis")?.side).toBeUndefined();
});

test("views by deadline follow the permissions and the side", () => {
  const plan = ["STP", "SSMA"];
  const dueSoon = { plan, sends: "NEXT_7_DAYS", orderBy: "SEND_BY" };
  const overdue = { plan, reviewOverdue: true, orderBy: "REVIEW_BY" };
  expect([viewNamed("dueSoon", "send_pendency_analysis"), viewNamed("overdue", "reject_pendency")]).toEqual([dueSoon, overdue]);
  expect([viewNamed("dueSoon", "reject_pendency"), viewNamed("overdue", "see_pendency")]).toEqual([undefined, undefined]);
  const sides = views(["send_pendency_analysis", "reject_pendency"], true).flatMap(({ view, filter: { side } }) =>
    view === "dueSoon" || view === "overdue" ? [[view, side]] : [],
  );
  expect(sides).toEqual([
    ["dueSoon", "provider"],
    ["overdue", "contractor"],
  ]);
});

test("the view of this week lists approved documents by expiry", () => {
  expect(viewNamed("thisWeek")).toEqual({
    plan: ["STP", "SSMA"],
    status: ["DONE", "NEXT_DUE_DATE", "EXPIRED"],
    expires: "THIS_WEEK",
    orderBy: "EXPIRATION_DATE_ASC",
  });
});

test("the view of open questions lists both plans, longest wait first", () => {
  expect(viewNamed("myAnswer")).toEqual({
    plan: ["STP", "SSMA"],
    waitsForMyAnswer: true,
    orderBy: "UPDATED_ASC",
  });
});

test("a review queue leaves out reviews that are assigned to others", () => {
  expect(
    ["confirm_pendency" as const, "send_pendency_analysis" as const, "see_pendency" as const].map(
      (key) => viewNamed("queue", key)?.myQueue,
    ),
  ).toEqual([true, undefined, undefined]);
});

test("users who decide disputes get a view of them, the oldest first", () => {
  const filter = { plan: ["STP", "SSMA"], disputed: true, orderBy: "UPDATED_ASC" };
  expect([viewNamed("disputed", "decide_dispute"), viewNamed("disputed", "reject_pendency")]).toEqual([filter, undefined]);
});
