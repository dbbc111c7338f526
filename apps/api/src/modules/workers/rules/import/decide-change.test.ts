import { expect, test } from "vitest";
import {
  activity,
  admission,
  complete,
  empty,
  facts,
  field,
  fields,
  link,
  may,
  named,
  resultOf,
  stored,
} from "../../../../../test/fixtures/worker-line.ts";
import type { Movement } from "../movement.ts";
import { decideChange } from "./decide-change.ts";
import type { Line } from "./decide-parts.ts";

const asChange = (line: Line, known = facts, worker = stored) => resultOf(decideChange(line, [], { stored: worker, facts: known }));

test("a line about a worker without differences has no changes", () => {
  expect(asChange({ ...complete, salaryCents: 100, activities: [activity(1)] })).toMatchObject({ changed: [], isRecordChanged: false });
  expect(asChange(empty)).toMatchObject({ changed: [] });
});

test("a line about a worker changes filled cells and corrects the admission", () => {
  const line = { ...empty, role: "Soldadora", gender: "female" as const, exposedToRisk: true, admissionDate: "2026-01-06" };
  expect(asChange(line)).toMatchObject({
    fields: { ...fields, role: "Soldadora", gender: "female", exposedToRisk: true, admissionDate: "2026-01-06" },
    corrected: [{ id: 9, newRole: "Soldadora", exposedToRisk: true, startDate: "2026-01-06" }],
    changed: ["gender", "role", "admissionDate", "exposedToRisk"],
    former: null,
  });
});

test("a new regime of a line applies from today", () => {
  expect(asChange({ ...empty, regime: "clt_indefinite" })).toMatchObject({
    former: [{ regime: "intern", until: "2026-03-09" }],
    changed: ["contractRegime", "contractRegimeSince"],
  });
});

test("a line about a worker replaces activity types and keeps an inactive one", () => {
  expect(asChange({ ...empty, activities: [activity(1, false), activity(2)] })).toMatchObject({
    activityIds: [1, 2],
    changed: ["activityTypes"],
  });
  expect(asChange({ ...empty, activities: [activity(2, false)] })).toEqual([["activityTypes", "cell.unknown_activity_type"]]);
});

test("a line about a worker opens links and leaves the others", () => {
  const worker = { ...stored, contracts: [link, { ...link, id: 6, projectId: 4 }] };
  expect(asChange({ ...empty, projects: [named(1), named(2)] }, facts, worker)).toMatchObject({
    links: { opened: [{ projectId: 2 }], changed: [], closed: [] },
    changed: ["contracts"],
    isRecordChanged: false,
  });
  expect(asChange({ ...empty, projects: [named(1, "2026-02-02")] }, facts, worker)).toMatchObject({
    links: { opened: [], changed: [{ id: 5, hiringDate: "2026-02-02" }], closed: [] },
  });
  expect(asChange({ ...empty, projects: [named(1, "2026-02-01")] }, may({ assign: false }), worker)).toMatchObject({ changed: [] });
});

test("a line about a worker answers custom fields", () => {
  const known = { ...facts, fields: [field(1), field(2, { required: true })] };
  const worker = { ...stored, contracts: [link] };
  expect(asChange({ ...empty, values: [{ customFieldId: 1, value: "A" }] }, known, worker)).toEqual([["field:2", "cell.required"]]);
  expect(asChange({ ...empty, values: [{ customFieldId: 2, value: "A" }] }, known, worker)).toMatchObject({ changed: ["customFields"] });
});

test("a line about a worker needs the permission for each part", () => {
  expect(asChange({ ...empty, role: "Soldadora" }, may({ update: false }))).toEqual([[null, "permission.missing"]]);
  expect(asChange(complete, may({ update: false }))).toMatchObject({ changed: [] });
  expect(asChange({ ...complete, salaryCents: 100 }, may({ seeData: false, seeSalary: false }))).toEqual([
    ["birthdate", "permission.missing"],
    ["salary", "permission.missing"],
  ]);
});

test("a line about a worker fails after a dismissal, or if a date contradicts a rule", () => {
  expect(asChange(empty, facts, { ...stored, isDismissed: true })).toEqual([[null, "line.dismissed"]]);
  expect(asChange({ ...empty, birthdate: "2015-05-04" })).toEqual([["birthdate", "worker.too_young"]]);
  const leave: Movement = {
    ...admission,
    id: 10,
    kind: "leave",
    status: "away",
    startDate: "2026-02-01",
    newRole: null,
    exposedToRisk: null,
  };
  const worker = { ...stored, movements: [admission, leave] };
  expect(asChange({ ...empty, admissionDate: "2026-02-15" }, facts, worker)).toEqual([["admissionDate", "worker.admission_contradicted"]]);
});
