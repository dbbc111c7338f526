import { expect, test } from "vitest";
import { ALL_PROJECTS, emptyDraft, faultsIn, type MovementDraft, withKind, writtenIn } from "./movement-draft.ts";

const leave: MovementDraft = { ...withKind(emptyDraft, "leave"), project: ALL_PROJECTS, startDate: "2026-03-02" };

test("status, movement, project and date are required [R-486]", () => {
  expect(faultsIn(emptyDraft)).toEqual({ movementType: "movement", status: "status", project: "project", startDate: "date" });
  expect(faultsIn(leave)).toEqual({});
});

test("the end must be after the start and before the year 2101 [R-487] [CD-124]", () => {
  expect(faultsIn({ ...leave, endDate: "2026-03-02" })).toEqual({ endDate: "endAfterStart" });
  expect(faultsIn({ ...leave, endDate: "2026-03-03" })).toEqual({});
  expect(faultsIn({ ...leave, startDate: "2101-01-01" })).toEqual({ startDate: "year" });
});

test("withKind selects the status if the movement has only one", () => {
  expect(withKind(emptyDraft, "vacation").status).toBe("vacation");
  expect(withKind(leave, "accident").status).toBe("");
  expect(withKind(leave, "").status).toBe("");
});

test("a transfer requires two different projects", () => {
  const transfer = { ...withKind(leave, "transfer") };
  expect(faultsIn(transfer)).toEqual({ fromProject: "fromProject", project: "project" });
  expect(faultsIn({ ...transfer, fromProject: "4", project: "4" })).toEqual({ project: "sameProject" });
  expect(writtenIn({ ...transfer, fromProject: "4", project: "5" })).toMatchObject({ fromProjectId: 4, projectId: 5, endDate: null });
});

test("writtenIn sends only the fields of the movement's kind", () => {
  expect(writtenIn({ ...leave, newRole: "Encarregado", exposedToRisk: "yes", fromProject: "4", reason: "  " })).toEqual({
    movementType: "leave",
    status: "away",
    projectId: null,
    fromProjectId: null,
    startDate: "2026-03-02",
    endDate: null,
    reason: null,
    newRole: null,
    exposedToRisk: null,
  });
  const risk = { ...withKind(leave, "risk_change"), exposedToRisk: "no" as const };
  expect(writtenIn(risk)).toMatchObject({ exposedToRisk: false });
  expect(writtenIn(emptyDraft)).toBeUndefined();
});
