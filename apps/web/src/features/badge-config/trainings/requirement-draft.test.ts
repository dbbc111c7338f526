import type { TrainingRequirement } from "@emdia/contract/badges/training-requirement-routes.ts";
import { expect, test } from "vitest";
import { changeOf, draftOf, faultsIn, isUnsaved } from "./requirement-draft.ts";

const requirement: TrainingRequirement = {
  companyId: 1,
  requireTrainingOnBadge: true,
  includeAllTrainingOnBadge: false,
  trainingClasses: [12, 4],
  options: [],
  version: 3,
  can: { change: true },
};
const draft = draftOf(requirement);

test("changeOf sends the three fields with the version [R-357]", () => {
  expect(changeOf({ ...draft, trainings: [4] }, requirement)).toEqual({
    requireTrainingOnBadge: true,
    includeAllTrainingOnBadge: false,
    trainingClasses: [4],
    version: 3,
  });
});

test("a requirement without trainings is a fault", () => {
  expect(faultsIn({ ...draft, trainings: [] })).toEqual({ trainings: "missing" });
  expect([faultsIn(draft), faultsIn({ ...draft, includesAll: true, trainings: [] })]).toEqual([{}, {}]);
  expect(faultsIn({ ...draft, isRequired: false, trainings: [] })).toEqual({});
});

test("isUnsaved ignores the order of the trainings", () => {
  expect(isUnsaved({ ...draft, trainings: [4, 12] }, requirement)).toBe(false);
  expect(isUnsaved({ ...draft, trainings: [4] }, requirement)).toBe(true);
  expect(isUnsaved({ ...draft, isRequired: false }, requirement)).toBe(true);
  expect(isUnsaved({ ...draft, includesAll: true }, requirement)).toBe(true);
});
