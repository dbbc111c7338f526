import { expect, test } from "vitest";
import { admitted, crusher, movementOf, story, substation } from "../../../../test/facts/worker-facts.ts";
import { blamedLine, faultIn } from "./movements.ts";

const born = "1990-05-01";
const codeOf = (...told: Parameters<typeof story>) => faultIn(story(...told), born)?.code ?? null;
const leave = (startDate: string, endDate: string | null = null) => ({ kind: "leave" as const, startDate, endDate });

test("a complete employment history has no fault in any input order", () => {
  const told = story(
    admitted,
    { kind: "transfer", startDate: "2026-02-01", project: crusher, from: substation },
    { kind: "function_change", startDate: "2026-02-10" },
    leave("2026-03-01", "2026-03-31"),
    { kind: "return", startDate: "2026-03-20" },
    { kind: "vacation", startDate: "2026-03-20", endDate: "2026-04-10" },
    { kind: "risk_change", startDate: "2026-04-11" },
    { kind: "accident", startDate: "2026-05-01", status: "away", endDate: "2026-05-10" },
    { kind: "return", startDate: "2026-05-11" },
    { kind: "dismissal", startDate: "2026-06-01" },
    { kind: "admission", startDate: "2026-08-01" },
  );
  expect(faultIn(told, born)).toBeNull();
  expect(faultIn(told.toReversed(), born)).toBeNull();
});

test("a status that the kind does not allow is a fault", () => {
  expect(codeOf({ ...admitted, status: "vacation" })).toBe("movement.status_not_allowed");
  expect(codeOf(admitted, { ...leave("2026-02-01"), status: "active" })).toBe("movement.status_not_allowed");
});

test("an end date on or before the start date is a fault [R-487] [CD-092]", () => {
  expect(codeOf(admitted, leave("2026-02-01", "2026-02-01"))).toBe("movement.end_not_after_start");
  expect(codeOf(admitted, leave("2026-02-01", "2026-01-31"))).toBe("movement.end_not_after_start");
  expect(codeOf(admitted, leave("2026-02-01", "2026-02-02"))).toBeNull();
});

test("a dismissal with an end date is a fault", () => {
  expect(codeOf(admitted, { kind: "dismissal", startDate: "2026-02-01", endDate: "2026-02-02" })).toBe("movement.end_not_expected");
});

test("a date after 2100 is a fault [CD-124]", () => {
  expect(codeOf({ ...admitted, startDate: "2100-12-31" })).toBeNull();
  expect(codeOf({ ...admitted, startDate: "2101-01-01" })).toBe("movement.year_too_late");
  expect(codeOf(admitted, leave("2026-02-01", "2101-01-01"))).toBe("movement.year_too_late");
});

test("an admission on the birthdate is a fault", () => {
  expect(codeOf({ ...admitted, startDate: born })).toBe("movement.before_birth");
});

test("movements before the admission or after a dismissal are faults", () => {
  expect(codeOf(leave("2026-02-01"))).toBe("movement.before_admission");
  expect(codeOf(admitted, leave("2026-01-09"))).toBe("movement.before_admission");
  const dismissed = { kind: "dismissal", startDate: "2026-02-01" } as const;
  expect(faultIn(story(admitted, dismissed, { kind: "function_change", startDate: "2026-02-02" }), born)).toMatchObject({
    code: "movement.after_dismissal",
    movement: { id: 3 },
    other: { id: 2 },
  });
  expect(codeOf(admitted, dismissed, { kind: "dismissal", startDate: "2026-02-02" })).toBe("movement.after_dismissal");
});

test("a second admission without a dismissal is a fault", () => {
  expect(codeOf(admitted, { kind: "admission", startDate: "2026-02-01" })).toBe("movement.already_admitted");
});

test("overlapping absences are a fault in any input order", () => {
  expect(codeOf(admitted, leave("2026-02-01", "2026-02-10"), leave("2026-02-10", "2026-02-20"))).toBe("movement.overlaps");
  expect(codeOf(admitted, leave("2026-02-10", "2026-02-20"), leave("2026-02-01", "2026-02-10"))).toBe("movement.overlaps");
  expect(codeOf(admitted, leave("2026-02-01"), { kind: "vacation", startDate: "2026-08-01" })).toBe("movement.overlaps");
  expect(codeOf(admitted, leave("2026-02-01", "2026-02-10"), leave("2026-02-11", "2026-02-20"))).toBeNull();
});

test("an absent worker can be dismissed but not transferred", () => {
  const moved = { kind: "transfer", project: crusher, from: substation } as const;
  expect(codeOf(admitted, leave("2026-02-01"), { ...moved, startDate: "2026-02-05" })).toBe("movement.while_away");
  expect(codeOf(admitted, leave("2026-02-01", "2026-02-04"), { ...moved, startDate: "2026-02-05" })).toBeNull();
  expect(codeOf(admitted, leave("2026-02-01"), { kind: "dismissal", startDate: "2026-02-05" })).toBeNull();
});

test("a return requires an absence on the day before", () => {
  expect(codeOf(admitted, { kind: "return", startDate: "2026-02-01" })).toBe("movement.nothing_to_return_from");
  expect(codeOf(admitted, leave("2026-02-01", "2026-02-10"), { kind: "return", startDate: "2026-02-11" })).toBeNull();
  expect(codeOf(admitted, leave("2026-02-01", "2026-02-10"), { kind: "return", startDate: "2026-02-12" })).toBe(
    "movement.nothing_to_return_from",
  );
  expect(codeOf(admitted, leave("2026-02-01"), { kind: "return", startDate: "2026-02-01" })).toBe("movement.nothing_to_return_from");
});

test("a repeated movement is a fault", () => {
  expect(codeOf(admitted, admitted)).toBe("movement.repeated");
  const changed = { kind: "function_change", startDate: "2026-02-01" } as const;
  expect(codeOf(admitted, { ...changed, project: substation }, { ...changed, project: crusher })).toBeNull();
  expect(codeOf(admitted, { ...changed, project: substation }, { ...changed, project: substation })).toBe("movement.repeated");
});

test("a transfer names both projects, and other kinds name no departure", () => {
  const moved = movementOf({ id: 2, kind: "transfer", startDate: "2026-02-01", project: crusher, from: substation });
  const faultOf = (change: Partial<typeof moved>) => faultIn([...story(admitted), { ...moved, ...change }], born)?.code ?? null;
  expect(faultOf({})).toBeNull();
  expect(faultOf({ project: null })).toBe("movement.transfer_projects_missing");
  expect(faultOf({ from: null })).toBe("movement.transfer_projects_missing");
  expect(faultOf({ from: crusher })).toBe("movement.transfer_to_itself");
  expect(faultOf({ kind: "risk_change" })).toBe("movement.leaves_without_transfer");
});

test("blamedLine returns the faulty, the conflicting, or the removable line", () => {
  const [first, second, third] = story(admitted, leave("2026-03-01", "2026-03-10"), leave("2026-03-05", "2026-03-20"));
  if (!first || !second || !third) throw new Error("three were told");
  const fault = { code: "movement.overlaps", movement: third, other: second } as const;
  const never = () => false;
  const recorded = (told: typeof first) => ({ told, changed: null });
  expect(blamedLine(fault, [recorded(first), recorded(third)], never)).toBe(1);
  expect(blamedLine(fault, [recorded(first), recorded(second)], never)).toBe(1);
  expect(blamedLine(fault, [recorded(first), { told: null, changed: second }], never)).toBe(1);
  expect(blamedLine({ ...fault, other: null }, [recorded(first), recorded(second)], (line) => line === 1)).toBe(1);
  expect(blamedLine({ ...fault, other: null }, [recorded(first)], never)).toBe(0);
});
