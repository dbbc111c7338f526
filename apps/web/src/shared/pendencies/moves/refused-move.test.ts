import { expect, test } from "vitest";
import { ApiFailure } from "../../api/api-failure.ts";
import { isUnexplainedRefusal } from "../../errors/is-unexplained-refusal.ts";
import type { OwnMove } from "./own-moves.ts";
import { refusalOf, refusedDocuments, unlessRethrown } from "./refused-move.ts";

const refused = (details: unknown) =>
  new ApiFailure({ kind: "answered", statusCode: 422, message: "Não é possível concluir.", code: "pendency.cannot_finish", details });

test("refusedDocuments reads names from strings and from objects with ids [R-442]", () => {
  expect(refusedDocuments(refused({ documents: [{ id: 1, name: "ASO" }, "Ficha de EPI", { id: 2 }] }))).toEqual(["ASO", "Ficha de EPI"]);
  expect(refusedDocuments(refused({ unanswered: 2 }))).toEqual([]);
  expect(refusedDocuments(refused(undefined))).toEqual([]);
  expect(refusedDocuments(new Error("offline"))).toEqual([]);
});

test("unlessRethrown rethrows only a refused confirmation that names one document [R-443]", async () => {
  const heard = (action: OwnMove, error: unknown) => Promise.reject(error).catch(unlessRethrown(action));
  const [one, two] = [refused({ documents: ["ASO"] }), refused({ documents: ["ASO", "PGR"] })];
  await expect(heard("finish", one)).rejects.toBe(one);
  await expect(heard("approve", one)).rejects.toBe(one);
  await expect(heard("finish", two)).resolves.toBeUndefined();
  await expect(heard("not_applicable", one)).resolves.toBeUndefined();
});

test("refusalOf turns a verification result into a refusal with its documents [R-427] [R-442]", () => {
  const obstacle = { code: "pendency.documents_held", message: "Um documento ainda está na verificação.", details: { waiting: 1 } };
  const failure = refusalOf(obstacle, [{ id: 7, name: "ASO" }]);
  expect([failure.code, failure.message, refusedDocuments(failure)]).toEqual([obstacle.code, obstacle.message, ["ASO"]]);
  expect(failure.details).toMatchObject({ waiting: 1 });
  const named = refusalOf({ ...obstacle, details: { documents: ["PGR"] } }, []);
  expect(refusedDocuments(named)).toEqual(["PGR"]);
});

test("isUnexplainedRefusal is true only for a refusal without a reason [R-539]", () => {
  expect(isUnexplainedRefusal(new ApiFailure({ kind: "answered", statusCode: 500, message: "" }))).toBe(true);
  expect(isUnexplainedRefusal(refused(null))).toBe(false);
  expect(isUnexplainedRefusal(new ApiFailure({ kind: "unanswered", message: "" }))).toBe(false);
});
