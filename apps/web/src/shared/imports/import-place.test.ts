import { expect, test } from "vitest";
import { placeIn, placeOf, reportLink } from "./import-place.ts";

test("the link of a report keeps its place [RT-051]", () => {
  const restricted = placeOf({ kind: "restrictions", companyId: 5, subjectId: null });
  expect(reportLink(7, restricted)).toMatchObject({ params: { report_id: "7" }, search: { restritos: "5" } });
  expect(placeIn(reportLink(7, restricted).search)).toEqual(restricted);
  expect(placeIn(reportLink(7, placeOf({ kind: "workers", companyId: 5, subjectId: null })).search)).toEqual({ kind: "workers" });
});

test("the link of a report of class results names the contractor and the class", () => {
  const place = placeOf({ kind: "class_results", companyId: 5, subjectId: 7 });
  expect(reportLink(9, place).search).toEqual({ contratante: "5", turma: "7" });
  expect(placeIn(reportLink(9, place).search)).toEqual(place);
  expect(placeIn({ contratante: "5" })).toEqual({ kind: "workers" });
});

test("the link of a report of risk schedules names the schedule", () => {
  const place = placeOf({ kind: "risk_schedules", companyId: 5, subjectId: null });
  expect(reportLink(9, place).search).toEqual({ agenda: "risco" });
  expect([placeIn({ agenda: "risco" }), placeIn({ agenda: "outra" })]).toEqual([place, { kind: "workers" }]);
});

test.each([undefined, "", "0", "-1", "1.5", "x", ["5", "6"]])("placeIn reads %j as an import of workers", (restritos) => {
  expect(placeIn({ restritos })).toEqual({ kind: "workers" });
});
