import { pendencyActions, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { rejectedAtAfter, rejectionOf } from "./rejection.ts";

const [before, now] = [new Date("2026-03-01T12:00:00Z"), new Date("2026-03-10T12:00:00Z")];

test("rejections set the mark, closing actions clear it, others keep it", () => {
  const marked = pendencyActions.map((action) => [action, rejectedAtAfter(before, action, now)] as const);
  expect(marked.filter(([, at]) => at === now).map(([action]) => action)).toEqual(["reject", "confirm_rejection"]);
  expect(marked.filter(([, at]) => at === null).map(([action]) => action)).toEqual(
    pendencyActions.filter((action) =>
      ["finish", "close_unread", "not_applicable", "reopen", "reverse_rejection", "certify", "revoke", "train_again"].includes(action),
    ),
  );
  expect(rejectedAtAfter(null, "answer", now)).toBeNull();
});

test("only an open pendency counts as rejected [R-404]", () => {
  expect(pendencyStatuses.filter((status) => rejectionOf({ status, rejectedAt: before }))).toEqual(["OPEN"]);
  expect(rejectionOf({ status: "OPEN", rejectedAt: null })).toBeNull();
});
