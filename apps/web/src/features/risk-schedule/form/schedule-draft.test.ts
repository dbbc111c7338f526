import { expect, test } from "vitest";
import { describedBy } from "./candidate-query.ts";
import {
  changeOf,
  emptyDraft,
  inputOf,
  type MemberDraft,
  type ScheduleDraft,
  scheduleFaultsIn,
  withoutMember,
  withProject,
  withStartDay,
} from "./schedule-draft.ts";

const NOW = "2026-03-10 06:30";
const member = (employeeId: number, part: MemberDraft["part"] = "executes"): MemberDraft => ({
  ...{ employeeId, name: "Rui", role: "Soldador", part },
});
const full: ScheduleDraft = {
  project: { id: 4, name: "Britagem" },
  providerId: "2",
  facilityId: "5",
  departmentId: "6",
  activityIds: ["1", "2"],
  startDay: "2026-03-10",
  startTime: "07:00",
  endDay: "2026-03-10",
  endTime: "17:00",
  employees: [member(8), member(9, "watches")],
  supervisorId: "9",
  description: " Troca de telha ",
  precautions: "",
  accepted: [{ key: "k", reason: " Parada " }],
};

test("project, place, activities, days, times and team are required [R-324]", () => {
  expect(scheduleFaultsIn(emptyDraft(), NOW)).toEqual({
    ...{ project: "project", providerId: "providerId", facilityId: "facilityId", departmentId: "departmentId", activityIds: "activityIds" },
    ...{ startDay: "day", startTime: "time", endDay: "day", endTime: "time", employees: "employees" },
  });
  expect(scheduleFaultsIn(full, NOW)).toEqual({});
});

test("a new schedule does not start before the current minute [R-325]", () => {
  expect(scheduleFaultsIn(full, "2026-03-10 07:01")).toEqual({ startDay: "startPast" });
  expect(scheduleFaultsIn(full, "2026-03-10 07:00")).toEqual({});
});

test("the end may equal the start and never precedes it [R-326]", () => {
  expect(scheduleFaultsIn({ ...full, endTime: "07:00" }, NOW)).toEqual({});
  expect(scheduleFaultsIn({ ...full, endTime: "06:59" }, NOW)).toEqual({ endDay: "endReversed" });
});

test("the last day follows the first one of a schedule within one day", () => {
  expect(withStartDay(full, "2026-03-12")).toEqual({ startDay: "2026-03-12", endDay: "2026-03-12" });
  expect(withStartDay(emptyDraft(), "2026-03-12")).toEqual({ startDay: "2026-03-12", endDay: "2026-03-12" });
  expect(withStartDay({ ...full, endDay: "2026-03-11" }, "2026-03-12")).toEqual({ startDay: "2026-03-12" });
});

test("a draft becomes the input of a new schedule or a change", () => {
  const fields = {
    ...{ facilityId: 5, departmentId: 6, riskActivityIds: [1, 2], description: "Troca de telha", precautions: "", supervisorId: 9 },
    start: { day: "2026-03-10", time: "07:00" },
    end: { day: "2026-03-10", time: "17:00" },
    employees: [
      { employeeId: 8, part: "executes" },
      { employeeId: 9, part: "watches" },
    ],
    acceptedConflicts: [{ key: "k", reason: "Parada" }],
  };
  expect(inputOf(full)).toEqual({ projectId: 4, providerId: 2, ...fields });
  expect(changeOf({ ...full, supervisorId: "" }, 3)).toEqual({ ...fields, supervisorId: null, version: 3 });
});

test("another project and a removed worker clear what depended on them", () => {
  const other = { project: { id: 7, name: "Moagem" }, providerId: "", facilityId: "", departmentId: "", activityIds: [] };
  expect(withProject(full, other)).toMatchObject({ ...other, employees: [], supervisorId: "", accepted: [], startDay: "2026-03-10" });
  expect(withoutMember(full, 9)).toEqual({ employees: [member(8)], supervisorId: "" });
  expect(withoutMember(full, 8)).toEqual({ employees: [member(9, "watches")] });
});

test("candidates are asked for once activities and span are known", () => {
  expect(describedBy(full)).toEqual({
    ...{ projectId: 4, providerId: 2, riskActivityIds: [1, 2], facilityId: 5, departmentId: 6, supervisorId: 9, watching: [9] },
    ...{ start: "2026-03-10T07:00", end: "2026-03-10T17:00" },
  });
  const partial = [{ project: null }, { providerId: "" }, { activityIds: [] }, { startDay: "" }, { endTime: "17:" }, { endTime: "06:00" }];
  expect(partial.map((some) => describedBy({ ...full, ...some }))).toEqual(partial.map(() => null));
});
