import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { areAnswersVisibleToSupplier, untold } from "./answer-visibility.ts";

test("answers are told when they are decided on, and not while somebody gives them or a question stops that", () => {
  expect(pendencyStatuses.filter((status) => !areAnswersVisibleToSupplier({ status, returnsTo: null }))).toEqual([
    "IN_REVISION",
    "PRE_ANALYSIS",
  ]);
  const stopped = pendencyStatuses.filter((returnsTo) => !areAnswersVisibleToSupplier({ status: "SUPPORT", returnsTo }));
  expect(stopped).toEqual(["IN_REVISION", "PRE_ANALYSIS"]);
});

test("of answers that are not told one knows how many are asked for", () => {
  expect(untold({ total: 4, yes: 1, no: 2, notApplicable: 0, unanswered: 1 })).toEqual({
    total: 4,
    yes: 0,
    no: 0,
    notApplicable: 0,
    unanswered: 4,
  });
});
