import type { Movement } from "@emdia/contract/workers/movement.ts";
import { expect, test } from "vitest";
import { statusMovement } from "./status-movement.ts";

const movement = (id: number, status: Movement["status"], startDate: string): Movement => ({
  id,
  employeeId: 1,
  company: { id: 9, name: "Ipê Montagens" },
  movementType: "leave",
  status,
  project: null,
  fromProject: null,
  startDate,
  endDate: null,
  reason: null,
  newRole: null,
  exposedToRisk: null,
  createdAt: "2026-03-10T12:00:00.000Z",
  can: { update: false, remove: false },
});
const today = "2026-03-10";

test("statusMovement returns the latest past movement with the current status [R-538]", () => {
  const movements = [
    movement(4, "away", "2026-04-01"),
    movement(3, "away", "2026-03-02"),
    movement(2, "active", "2026-02-01"),
    movement(1, "away", "2025-05-01"),
  ];
  expect(statusMovement({ status: "away", movements }, today)?.id).toBe(3);
  expect(statusMovement({ status: "active", movements }, today)?.id).toBe(2);
  expect(statusMovement({ status: "hiring", movements }, today)).toBeUndefined();
});
