import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { answerable } from "./answerable.ts";

const at = (status: (typeof pendencyStatuses)[number], active = true) => {
  const outcome = answerable({ status, returnsTo: null, sentFrom: null, active });
  return outcome.ok ? "open" : outcome.code;
};

test("questions are answerable only in statuses that depend on answers", () => {
  expect(pendencyStatuses.filter((status) => at(status) === "open")).toEqual(["OPEN", "IN_REVISION", "PRE_ANALYSIS", "PRE_REJECTED"]);
  expect(at("DONE")).toBe("pendency.checklist_closed");
  expect(at("IN_REVISION", false)).toBe("pendency.inactive");
});
