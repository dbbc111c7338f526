import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { expect, test } from "vitest";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { refusedFile } from "./refused-file.ts";

const refused = (code: RefusalCode, details?: unknown) =>
  refusedFile(new ApiFailure({ kind: "answered", statusCode: 422, code, details, message: "" }));

test("refusedFile returns the id of the refused attachment, or null otherwise", () => {
  expect(refused("pendency.attachment_infected", { id: 7, name: "estranho.pdf" })).toBe(7);
  expect(refused("pendency.attachment_gone", { id: 8 })).toBe(8);
  expect([refused("pendency.question_waits"), refused("pendency.mention_not_found", { id: 9 })]).toEqual([null, null]);
  expect([refused("pendency.attachment_gone"), refusedFile(new Error("no line")), refusedFile(null)]).toEqual([null, null, null]);
});
