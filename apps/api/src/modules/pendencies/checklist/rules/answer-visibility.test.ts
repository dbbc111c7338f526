import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { areAnswersVisibleToSupplier, untold } from "./answer-visibility.ts";

test("answers are hidden from the supplier during analysis and its questions", () => {
  expect(pendencyStatuses.filter((status) => !areAnswersVisibleToSupplier({ status, returnsTo: null }))).toEqual([
    "IN_REVISION",
    "PRE_ANALYSIS",
  ]);
  const stopped = pendencyStatuses.filter((returnsTo) => !areAnswersVisibleToSupplier({ status: "SUPPORT", returnsTo }));
  expect(stopped).toEqual(["IN_REVISION", "PRE_ANALYSIS"]);
});

test("hidden answers show only the total and count as unanswered", () => {
  expect(untold({ total: 4, yes: 1, no: 2, notApplicable: 0, unanswered: 1 })).toEqual({
    total: 4,
    yes: 0,
    no: 0,
    notApplicable: 0,
    unanswered: 4,
  });
});
