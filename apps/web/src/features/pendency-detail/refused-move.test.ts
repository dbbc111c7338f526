import { expect, test } from "vitest";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { isSilent } from "../../shared/errors/is-silent.ts";
import { aheadIn, isRethrown, refusedDocuments } from "./refused-move.ts";

const refused = (details: unknown, code: "pendency.cannot_finish" | "pendency.stale" = "pendency.cannot_finish") =>
  new ApiFailure({ kind: "answered", statusCode: 422, message: "Não é possível concluir.", code, details });

test("a refusal names its documents, by their names or with their ids [R-442]", () => {
  expect(refusedDocuments(refused({ documents: [{ id: 1, name: "ASO" }, "Ficha de EPI", { id: 2 }] }))).toEqual(["ASO", "Ficha de EPI"]);
  expect(refusedDocuments(refused({ unanswered: 2 }))).toEqual([]);
  expect(refusedDocuments(refused(undefined))).toEqual([]);
  expect(refusedDocuments(new Error("offline"))).toEqual([]);
});

test("of a confirmation that names a single document, its caller hears as well [R-443]", () => {
  expect(isRethrown("finish", refused({ documents: ["ASO"] }))).toBe(true);
  expect(isRethrown("finish", refused({ documents: ["ASO", "PGR"] }))).toBe(false);
  expect(isRethrown("not_applicable", refused({ documents: ["ASO"] }))).toBe(false);
});

test("a server that gives no reason is told apart from one that does [R-539]", () => {
  expect(isSilent(new ApiFailure({ kind: "answered", statusCode: 500, message: "" }))).toBe(true);
  expect(isSilent(refused(null))).toBe(false);
  expect(isSilent(new ApiFailure({ kind: "unanswered", message: "" }))).toBe(false);
});

test("who was overtaken is told where it stands by now", () => {
  const ahead = { status: "DONE", updatedAt: "2026-03-05T12:00:00Z" };
  expect(aheadIn(refused({ ...ahead, version: 4 }, "pendency.stale"))).toEqual(ahead);
  const answered = refused({ ...ahead, at: "2026-03-05T12:30:00Z", action: "pendency.answered" }, "pendency.stale");
  expect(aheadIn(answered)).toEqual({ status: "DONE", updatedAt: "2026-03-05T12:30:00Z" });
  expect(aheadIn(refused(ahead))).toBeNull();
  expect(aheadIn(refused({ ...ahead, status: "LOST" }, "pendency.stale"))).toBeNull();
});
