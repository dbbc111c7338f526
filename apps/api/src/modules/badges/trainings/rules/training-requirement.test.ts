import { expect, test } from "vitest";
import {
  decideRequirementChange,
  defaultTrainingRequirement,
  requiredTrainings,
  type TrainingRequirement,
  withoutRetiredTrainings,
} from "./training-requirement.ts";

const options = [
  { id: 5, name: "NR-10" },
  { id: 3, name: "NR-35" },
];
const requirement: TrainingRequirement = { requiresTraining: true, allTrainings: false, trainingIds: [3, 9] };
const stored = { ...defaultTrainingRequirement, version: 4 };

test("the chosen trainings, all or none are required [R-357]", () => {
  expect(requiredTrainings(requirement, options)).toEqual([{ id: 3, name: "NR-35" }]);
  expect(requiredTrainings({ ...requirement, allTrainings: true }, options)).toEqual(options);
  expect(requiredTrainings({ ...requirement, requiresTraining: false, allTrainings: true }, options)).toEqual([]);
});

test("retired trainings are left out in the order of names", () => {
  expect(withoutRetiredTrainings({ ...requirement, trainingIds: [3, 9, 5] }, options).trainingIds).toEqual([5, 3]);
});

test("a change lists its fields with the names of trainings", () => {
  const wanted = { requiresTraining: true, allTrainings: true, trainingIds: [3, 5] };
  expect(decideRequirementChange(stored, { wanted, version: 4 }, options)).toEqual({
    ok: true,
    value: [
      { field: "requiresTraining", from: "false", to: "true" },
      { field: "allTrainings", from: "false", to: "true" },
      { field: "trainings", from: "", to: "NR-10\nNR-35" },
    ],
  });
});

test("unknown trainings, none at all and outdated versions are refused", () => {
  const codeOf = (wanted: TrainingRequirement, version?: number) => {
    const decided = decideRequirementChange(stored, { wanted, version }, options);
    return decided.ok ? decided.value.length : decided;
  };
  expect(codeOf(requirement)).toMatchObject({ code: "badge_config.training_unknown", details: { id: 9 } });
  expect(codeOf({ ...requirement, trainingIds: [] })).toMatchObject({ code: "badge_config.training_missing" });
  expect(codeOf({ ...requirement, trainingIds: [3] }, 3)).toMatchObject({ code: "badge_config.stale", details: { version: 4 } });
  expect(codeOf(defaultTrainingRequirement, 3)).toBe(0);
});
