import { expect, test } from "vitest";
import { isReasonsHeading } from "./reasons-heading.ts";

test("isReasonsHeading recognizes the heading of corrections in each language", () => {
  expect(["Motivos", "REASONS", "motivos ", "Motivo", ""].map(isReasonsHeading)).toEqual([true, true, true, false, false]);
});
