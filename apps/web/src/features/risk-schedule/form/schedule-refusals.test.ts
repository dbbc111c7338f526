import { expect, test } from "vitest";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { fieldOfRefusal, isStale, refusedNames } from "./schedule-refusals.ts";

const refused = (code: ApiFailure["code"], details?: unknown) =>
  new ApiFailure({ kind: "answered", message: "", statusCode: 409, ...(code !== undefined && { code }), details });

test("a refusal belongs to its field, others to the whole form", () => {
  expect(fieldOfRefusal(refused("risk_schedule.double_booked"))).toBe("employees");
  expect(fieldOfRefusal(refused("risk_schedule.conflict_open"))).toBe("accepted");
  expect([fieldOfRefusal(refused("permission.missing")), fieldOfRefusal(new Error("?")), fieldOfRefusal(null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([isStale(refused("risk_schedule.stale")), isStale(refused("risk_schedule.cancelled"))]).toEqual([true, false]);
});

test("a refusal names its workers once", () => {
  const employees = [
    { id: 1, name: "Rui" },
    { id: 2, name: null },
  ];
  expect(refusedNames(refused("risk_schedule.worker_restricted", { employees }))).toEqual(["Rui"]);
  const bookings = [{ employeeName: "Ana" }, { employeeName: "Ana" }];
  expect(refusedNames(refused("risk_schedule.double_booked", { bookings }))).toEqual(["Ana"]);
  expect([refusedNames(refused("risk_schedule.double_booked")), refusedNames(new Error("?"))]).toEqual([[], []]);
});
