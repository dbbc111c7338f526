import { expect, test } from "vitest";
import { differences } from "./differences.ts";
import type { WorkerFields } from "./worker-fields.ts";

const worker: WorkerFields = {
  documentKind: "foreign",
  documentCountry: "AR",
  documentType: "passport",
  document: "AB1",
  name: "Ana",
  birthdate: "1990-05-04",
  gender: null,
  role: "Montadora",
  admissionDate: "2026-03-02",
  regime: "clt_indefinite",
  salaryCents: 100,
  exposedToRisk: false,
};

test("sensitive fields have no values in the history", () => {
  const other: WorkerFields = { ...worker, document: "AB2", birthdate: "1990-05-05", salaryCents: 200 };
  expect(differences(worker, other)).toEqual(["document", "birthdate", "salary"].map((field) => ({ field, from: null, to: null })));
  expect(differences(worker, { ...worker, documentType: "national_id" })).toEqual([{ field: "document", from: null, to: null }]);
});

test("other fields have their old and new value", () => {
  const other: WorkerFields = { ...worker, name: "Bia", gender: "female", exposedToRisk: true };
  expect(differences(worker, other)).toEqual([
    { field: "name", from: "Ana", to: "Bia" },
    { field: "gender", from: null, to: "female" },
    { field: "exposedToRisk", from: "false", to: "true" },
  ]);
  expect(differences(worker, worker)).toEqual([]);
});
