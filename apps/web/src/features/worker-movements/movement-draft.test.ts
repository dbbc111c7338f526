import { expect, test } from "vitest";
import { ALL_PROJECTS, emptyDraft, faultsIn, type MovementDraft, withKind, writtenIn } from "./movement-draft.ts";

const leave: MovementDraft = { ...withKind(emptyDraft, "leave"), project: ALL_PROJECTS, startDate: "2026-03-02" };

test("status, movement, project and date must be chosen [R-486]", () => {
  expect(faultsIn(emptyDraft)).toEqual({ movementType: "movement", status: "status", project: "project", startDate: "date" });
  expect(faultsIn(leave)).toEqual({});
});

test("the end comes after the start, and no year after 2100 [R-487] [CD-124]", () => {
  expect(faultsIn({ ...leave, endDate: "2026-03-02" })).toEqual({ endDate: "endAfterStart" });
  expect(faultsIn({ ...leave, endDate: "2026-03-03" })).toEqual({});
  expect(faultsIn({ ...leave, startDate: "2101-01-01" })).toEqual({ startDate: "year" });
});

test("the only status that a movement leaves is chosen with it, and of several somebody chooses", () => {
  expect(withKind(emptyDraft, "vacation").status).toBe("vacation");
  expect(withKind(leave, "accident").status).toBe("");
  expect(withKind(leave, "").status).toBe("");
});

test("a transfer names both projects, and goes to another one", () => {
  const transfer = { ...withKind(leave, "transfer") };
  expect(faultsIn(transfer)).toEqual({ fromProject: "fromProject", project: "project" });
  expect(faultsIn({ ...transfer, fromProject: "4", project: "4" })).toEqual({ project: "sameProject" });
  expect(writtenIn({ ...transfer, fromProject: "4", project: "5" })).toMatchObject({ fromProjectId: 4, projectId: 5, endDate: null });
});

test("only what the movement is told with is sent", () => {
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
