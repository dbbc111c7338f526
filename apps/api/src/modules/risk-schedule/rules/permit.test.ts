import { expect, test } from "vitest";
import { checkPermit, hindranceOf, kindsOf, permitFigures, permitNumber, permitState, shiftsAhead, shiftsOf } from "./permit.ts";

const night = { startsAt: "2026-03-10 22:00", overAt: "2026-03-11 06:00" };
const days = { startsAt: "2026-03-10 07:00", overAt: "2026-03-12 17:00" };
const open = { ...days, isCancelled: false, suspendedFrom: null };
const MORNING = "2026-03-10 08:00";

test("a span of up to a day is one shift, a longer one several", () => {
  expect(shiftsOf(night)).toEqual([{ day: "2026-03-10", ...night }]);
  expect(shiftsOf({ startsAt: "2026-03-10 07:00", overAt: "2026-03-11 07:00" })).toHaveLength(1);
  expect(shiftsOf(days)).toEqual([
    { day: "2026-03-10", startsAt: "2026-03-10 07:00", overAt: "2026-03-11 00:00" },
    { day: "2026-03-11", startsAt: "2026-03-11 00:00", overAt: "2026-03-12 00:00" },
    { day: "2026-03-12", startsAt: "2026-03-12 00:00", overAt: "2026-03-12 17:00" },
  ]);
  expect(shiftsOf({ startsAt: "2026-03-10 07:00", overAt: "2026-03-12 00:00" }).map(({ day }) => day)).toEqual([
    "2026-03-10",
    "2026-03-11",
  ]);
  expect(shiftsAhead(days, "2026-03-11 00:00").map(({ day }) => day)).toEqual(["2026-03-11", "2026-03-12"]);
});

test("each kind of the activities is printed once, and none prints nothing", () => {
  expect(kindsOf([{ permitKind: "hot_work" }, { permitKind: "none" }, { permitKind: "pet" }, { permitKind: "hot_work" }])).toEqual([
    "pet",
    "hot_work",
  ]);
  expect(kindsOf([{ permitKind: "none" }])).toEqual([]);
});

test("a permit is refused for a closed or suspended schedule and without a kind", () => {
  expect(hindranceOf({ ...open, isCancelled: true }, ["pt"], MORNING)).toBe("cancelled");
  expect(hindranceOf(open, ["pt"], "2026-03-12 17:00")).toBe("finished");
  expect(hindranceOf({ ...open, suspendedFrom: MORNING }, ["pt"], MORNING)).toBe("suspended");
  expect(hindranceOf(open, [], MORNING)).toBe("no_kind");
  expect(hindranceOf({ ...open, suspendedFrom: "2026-03-11 00:00" }, ["pt"], MORNING)).toBeNull();
});

test("a permit needs a shift of the schedule that is not over", () => {
  const schedule = { fields: open, kinds: ["pt", "pet"] as const };
  const check = (day: string, kinds: readonly ("pt" | "pet" | "diving")[] = [], now = MORNING) =>
    checkPermit(schedule, { day, kinds }, now);
  expect(check("2026-03-11")).toMatchObject({ ok: true, value: { shift: { day: "2026-03-11" }, kinds: ["pt", "pet"] } });
  expect(check("2026-03-11", ["pet"])).toMatchObject({ ok: true, value: { kinds: ["pet"] } });
  expect(check("2026-03-11", ["diving"])).toMatchObject({ ok: false, code: "work_permit.no_kind" });
  expect(check("2026-03-13")).toMatchObject({ ok: false, code: "work_permit.shift_unknown" });
  expect(check("2026-03-10", [], "2026-03-11 00:00")).toMatchObject({ ok: false, code: "work_permit.shift_over" });
  expect(checkPermit({ fields: { ...open, isCancelled: true }, kinds: ["pt"] }, { day: "2026-03-10", kinds: [] }, MORNING)).toMatchObject({
    code: "work_permit.cancelled",
  });
});

test("the state of a permit follows its shift and its schedule", () => {
  const permit = { isReplaced: false, endsAt: "2026-03-11 00:00" };
  const state = (over: object, now = MORNING) => permitState(permit, { ...open, ...over }, now);
  expect([state({}), state({}, "2026-03-09 12:00")]).toEqual(["in_force", "in_force"]);
  expect(state({ suspendedFrom: MORNING })).toBe("suspended");
  expect([state({ isCancelled: true }), state({}, "2026-03-11 00:00"), state({ overAt: MORNING })]).toEqual(["ended", "ended", "ended"]);
  expect(permitState({ ...permit, isReplaced: true }, { ...open, isCancelled: true }, MORNING)).toBe("replaced");
});

test("figures are those of the kind, and a mistyped number of copies is bounded", () => {
  const values: { readonly [key: string]: number } = {
    "permit.pet.copies": 2,
    "permit.pet.hours": 12,
    "permit.pet.hours_with_extension": 24,
    "permit.pet.retention": 5,
  };
  expect(permitFigures("pet", (key) => values[key] ?? -1)).toEqual({ copies: 2, hours: 12, hoursWithExtension: 24, retentionYears: 5 });
  expect([0, 1_000_000].map((copies) => permitFigures("pt", () => copies).copies)).toEqual([1, 10]);
  expect(permitNumber({ year: 2026, number: 12 })).toBe("2026-000012");
});
