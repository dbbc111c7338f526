import { expect, test } from "vitest";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { answerConflictFrom } from "./answered-meanwhile.ts";
import { answeredHere, versionKnown } from "./own-answers.ts";

const refused = (details: unknown, code: "pendency.answered_meanwhile" | "pendency.stale" = "pendency.answered_meanwhile") =>
  new ApiFailure({ kind: "answered", message: "", statusCode: 409, code, details });
const told = { answerVersion: 3, status: "INVALID", at: "2026-03-05T12:00:00Z", by: { id: 7, name: "Bruno Reis" } };

test("answerConflictFrom reads the concurrent answer and its author from the refusal", () => {
  const given = { who: "Bruno Reis", at: "2026-03-05T12:00:00Z" };
  expect(answerConflictFrom(refused(told))).toEqual({ answerVersion: 3, status: "INVALID", given });
  expect(answerConflictFrom(refused({ ...told, by: null, at: null }))).toEqual({ answerVersion: 3, status: "INVALID", given: null });
  expect(answerConflictFrom(refused({ ...told, status: "MAYBE" }))).toBeNull();
  expect(answerConflictFrom(refused({ status: "OK" }))).toBeNull();
  expect(answerConflictFrom(refused(told, "pendency.stale"))).toBeNull();
  expect(answerConflictFrom(new Error("offline"))).toBeNull();
});

test("versionKnown returns the newer of the seen and the own version", () => {
  expect(versionKnown(11, 1)).toBe(1);
  answeredHere(11, 2);
  expect(versionKnown(11, 1)).toBe(2);
  expect(versionKnown(11, 5)).toBe(5);
  answeredHere(11, null);
  expect([versionKnown(11, 1), versionKnown(11, null), versionKnown(12, 1)]).toEqual([2, null, 1]);
});
