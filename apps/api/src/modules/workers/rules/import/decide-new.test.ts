import { expect, test } from "vitest";
import {
  activity,
  complete,
  empty,
  facts,
  field,
  fields,
  may,
  named,
  project,
  resultOf,
  today,
} from "../../../../../test/fixtures/worker-line.ts";
import { decideNew } from "./decide-new.ts";
import type { Line } from "./decide-parts.ts";

const asNew = (line: Line, known = facts) => resultOf(decideNew(line, [], known));

test("a new line links the worker from today or the project start", () => {
  const line = { ...complete, activities: [activity(1)], projects: [named(1), named(2), named(4, "2026-03-01")] };
  const offered = [...facts.offered, project(4)];
  expect(asNew(line, { ...facts, offered })).toMatchObject({
    fields: { ...fields, salaryCents: null },
    activityIds: [1],
    links: {
      opened: [
        { projectId: 1, hiringDate: today },
        { projectId: 2, hiringDate: "2026-04-01" },
        { projectId: 4, hiringDate: "2026-03-01" },
      ],
    },
  });
  expect(asNew({ ...complete, admissionDate: "2026-05-01", projects: [named(1)] })).toMatchObject({
    links: { opened: [{ hiringDate: "2026-05-01" }] },
  });
});

test("a new line needs every required cell and a document", () => {
  const columns = ["name", "birthdate", "role", "admissionDate", "contractRegime"];
  expect(asNew(empty)).toEqual(columns.map((column) => [column, "cell.required"]));
  expect(asNew({ ...complete, document: undefined })).toEqual([]);
  expect(asNew({ ...complete, regime: undefined })).toEqual([["contractRegime", "cell.required"]]);
});

test("a new line with a faulty cell does not report it as missing too", () => {
  const fault = { code: "cell.not_a_date", column: "birthdate" };
  expect(resultOf(decideNew({ ...complete, birthdate: undefined }, [fault], facts))).toEqual([["birthdate", "cell.not_a_date"]]);
});

test("a new line obeys the rules of the form on ages and dates", () => {
  expect(asNew({ ...complete, birthdate: "2026-03-11" })).toEqual([["birthdate", "worker.born_in_future"]]);
  expect(asNew({ ...complete, birthdate: "2015-05-04" })).toEqual([["birthdate", "worker.too_young"]]);
  expect(asNew({ ...complete, birthdate: "2026-02-01" })).toEqual([["admissionDate", "worker.admitted_before_birth"]]);
});

test("a new line needs the permissions of salaries and projects", () => {
  const line = { ...complete, salaryCents: 1, projects: [named(1)] };
  expect(asNew(line, may({ seeSalary: false, assign: false }))).toEqual([
    ["salary", "permission.missing"],
    ["projects", "permission.missing"],
  ]);
});

test("a new line cannot have an inactive activity type or an inactive project", () => {
  expect(asNew({ ...complete, activities: [activity(2, false)], projects: [named(3)] })).toEqual([
    ["activityTypes", "cell.unknown_activity_type"],
    ["projects", "worker.project_closed"],
  ]);
});

test("a restriction is reported without its reason", () => {
  const keptOut = [{ contractorId: 70, reason: "Sigilosa", startDate: "2026-01-01", endDate: null }];
  const decided = decideNew({ ...complete, projects: [named(1)] }, [], { ...facts, keptOut });
  expect(decided).toMatchObject({
    ok: false,
    reasons: [{ code: "worker.restricted", column: "projects", details: { projectName: "Obra 1" } }],
  });
  expect(JSON.stringify(decided)).not.toContain("Sigilosa");
});

test("a new line answers required fields of the contractors of its projects only", () => {
  const known = { ...facts, fields: [field(1, { required: true }), field(2, { companyId: 71, required: true, asks: { kind: "date" } })] };
  expect(asNew(complete, known)).toMatchObject({ values: [] });
  expect(asNew({ ...complete, projects: [named(1)] }, known)).toEqual([["field:1", "cell.required"]]);
  const answered = { ...complete, projects: [named(1)], values: [{ customFieldId: 1, value: "A" }] };
  expect(asNew(answered, known)).toMatchObject({ values: [{ to: "A" }] });
  const wrong = {
    ...complete,
    values: [
      { customFieldId: 1, value: "ABCD" },
      { customFieldId: 2, value: "x" },
    ],
  };
  expect(asNew(wrong, known)).toEqual([
    ["field:1", "cell.too_long"],
    ["field:2", "cell.not_a_date"],
  ]);
});
