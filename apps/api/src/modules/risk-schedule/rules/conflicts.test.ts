import type { ConflictLevel } from "@emdia/contract/risk-schedule/vocabulary.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { acceptConflicts } from "./acceptance.ts";
import { defaultConflicts } from "./conflict-table.ts";
import {
  type ConflictRule,
  conflictKey,
  defaultRules,
  effectiveRules,
  findConflicts,
  loosens,
  type Occupation,
  pairOf,
  signatureOf,
} from "./conflicts.ts";

const occupation = (over: Partial<Occupation> = {}): Occupation => ({
  id: 1,
  departmentId: 10,
  startsAt: "2026-03-10 07:00",
  overAt: "2026-03-10 17:00",
  activityIds: [7],
  people: 3,
  ...over,
});
const rule = (
  oneId: number,
  otherId: number | null,
  [inArea, inUnit = "allowed"]: readonly [ConflictLevel, ConflictLevel?],
): ConflictRule => ({
  oneId,
  otherId,
  inArea,
  inUnit,
  measures: `${oneId} × ${otherId}`,
});
const other = occupation({ id: 2, activityIds: [12] });

describe("table of conflicts", () => {
  const catalogue = [
    { id: 7, code: "A-QUENTE" },
    { id: 12, code: "INFLAMAVEIS" },
    { id: 16, code: "RADIACAO" },
    { id: 10_001, code: null },
  ];

  test("has the default lines of activities that the catalogue has, unverified and with a source", () => {
    expect(defaultRules(defaultConflicts, catalogue)).toMatchObject([
      { oneId: 7, otherId: 12, inArea: "forbidden", inUnit: "restricted" },
      { oneId: 16, otherId: null, inArea: "forbidden", inUnit: "allowed" },
    ]);
    expect(defaultConflicts.filter(({ confidence, source, since }) => confidence !== "unverified" || !source || !since)).toEqual([]);
    const pairs = defaultConflicts.map(({ one, other: second }) => [one, second].toSorted().join());
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test("replaces a default line by the contractor's line of the same pair", () => {
    const rules = effectiveRules(
      [rule(7, 12, ["forbidden"]), rule(1, 8, ["forbidden"])],
      [rule(7, 12, ["restricted"]), rule(2, 3, ["restricted"])],
    );
    expect(rules.map(({ oneId, otherId, inArea }) => [oneId, otherId, inArea])).toEqual([
      [7, 12, "restricted"],
      [1, 8, "forbidden"],
      [2, 3, "restricted"],
    ]);
  });

  test("has a pair in one order, and knows which level is weaker", () => {
    expect([pairOf(12, 7), pairOf(7, 12), pairOf(7, null)]).toEqual([
      { oneId: 7, otherId: 12 },
      { oneId: 7, otherId: 12 },
      { oneId: 7, otherId: null },
    ]);
    expect([loosens("forbidden", "restricted"), loosens("restricted", "forbidden"), loosens("allowed", "allowed")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("conflicts of a schedule", () => {
  const rules = [rule(7, 12, ["forbidden", "restricted"]), rule(7, 15, ["restricted"]), rule(16, null, ["forbidden"])];

  test("depend on area and unit", () => {
    expect(findConflicts(occupation(), [other], rules)).toMatchObject([{ other, level: "forbidden", scope: "area", measures: "7 × 12" }]);
    const beside = { ...other, departmentId: 11 };
    expect(findConflicts(occupation(), [beside], rules)).toMatchObject([{ level: "restricted", scope: "unit" }]);
    expect(findConflicts(occupation(), [{ ...beside, activityIds: [15] }], rules)).toEqual([]);
  });

  test("need a common minute, and never concern the schedule itself", () => {
    expect(findConflicts(occupation(), [{ ...other, startsAt: "2026-03-10 17:00", overAt: "2026-03-10 18:00" }], rules)).toEqual([]);
    expect(findConflicts(occupation(), [{ ...other, id: 1 }], rules)).toEqual([]);
  });

  test("are the strongest of several activities, and those of every activity", () => {
    const own = occupation({ activityIds: [7, 3] });
    expect(findConflicts(own, [{ ...other, activityIds: [15, 12] }], rules)).toMatchObject([{ level: "forbidden", otherActivityId: 12 }]);
    expect(findConflicts(own, [{ ...other, activityIds: [16] }], rules)).toMatchObject([{ level: "forbidden", ownActivityId: 3 }]);
  });

  const level = fc.constantFrom<ConflictLevel>("allowed", "restricted", "forbidden");
  const activityId = fc.integer({ min: 1, max: 5 });
  const anyRule = fc
    .tuple(activityId, fc.option(activityId), level, level)
    .map(([one, second, inArea, inUnit]) => ({ ...pairOf(one, second), inArea, inUnit, measures: "" }));
  const hours = fc
    .integer({ min: 0, max: 22 })
    .chain((start) => fc.integer({ min: start + 1, max: 23 }).map((end) => [start, end] as const));
  const at = (hour: number) => `2026-03-10 ${String(hour).padStart(2, "0")}:00`;
  const anyOccupation = (id: number) =>
    fc
      .tuple(hours, fc.integer({ min: 10, max: 11 }), fc.uniqueArray(activityId, { minLength: 1, maxLength: 3 }))
      .map(([[start, end], departmentId, activityIds]) =>
        occupation({ id, departmentId, activityIds, startsAt: at(start), overAt: at(end) }),
      );

  test("are symmetric, with one signature from both sides", () => {
    fc.assert(
      fc.property(anyOccupation(1), anyOccupation(2), fc.array(anyRule), (one, two, table) => {
        const [mine] = findConflicts(one, [two], effectiveRules([], table));
        const [theirs] = findConflicts(two, [one], effectiveRules([], table));
        expect(mine?.level).toBe(theirs?.level);
        if (!mine || !theirs) return;
        expect(signatureOf(one, mine)).toBe(signatureOf(two, theirs));
        expect(new Set([mine.ownActivityId, mine.otherActivityId])).toEqual(new Set([theirs.ownActivityId, theirs.otherActivityId]));
      }),
    );
  });

  test("have another signature and key after a change of place, span, activity or level", () => {
    const [found] = findConflicts(occupation(), [other], rules);
    if (!found) throw new Error("there is a conflict");
    const changed = [
      signatureOf(occupation({ departmentId: 11 }), found),
      signatureOf(occupation({ overAt: "2026-03-10 16:00" }), found),
      signatureOf(occupation({ activityIds: [7, 8] }), found),
      signatureOf(occupation(), { ...found, level: "restricted" }),
      signatureOf(occupation(), { ...found, scope: "unit" }),
    ];
    expect(new Set([signatureOf(occupation(), found), ...changed]).size).toBe(6);
    expect(signatureOf(occupation({ id: 0, people: 9 }), found)).toBe(signatureOf(occupation(), found));
    expect(conflictKey(occupation({ id: 0 }), found)).toBe(conflictKey(occupation(), found));
  });
});

describe("acceptance", () => {
  const [forbidden, restricted] = (["forbidden", "restricted"] as const).map((level, at) => ({
    other,
    level,
    scope: "area" as const,
    ownActivityId: 7,
    otherActivityId: 12,
    measures: "",
    key: `key ${at}`,
    signature: `signature ${at}`,
  }));
  if (!forbidden || !restricted) throw new Error("two conflicts were made");
  const options = { accepted: [], before: new Set<string>(), mayAcceptForbidden: true };
  const ticked = { key: restricted.key, reason: "" };

  test("of a restricted conflict is its tick, once", () => {
    expect(acceptConflicts([restricted], options)).toMatchObject({
      code: "risk_schedule.conflict_open",
      details: { keys: [restricted.key] },
    });
    expect(acceptConflicts([restricted], { ...options, mayAcceptForbidden: false, accepted: [ticked] })).toMatchObject({
      ok: true,
      value: [restricted],
    });
    expect(acceptConflicts([restricted], { ...options, before: new Set([restricted.signature]) })).toMatchObject({ ok: true, value: [] });
    expect(acceptConflicts([], options)).toMatchObject({ ok: true, value: [] });
  });

  test("of a forbidden conflict needs the permission and a reason", () => {
    const accepted = [ticked, { key: forbidden.key, reason: "" }];
    expect(acceptConflicts([forbidden], { ...options, accepted, mayAcceptForbidden: false })).toMatchObject({
      code: "risk_schedule.conflict_forbidden",
      details: { keys: [forbidden.key] },
    });
    expect(acceptConflicts([forbidden, restricted], { ...options, accepted })).toMatchObject({
      code: "risk_schedule.conflict_reason_missing",
    });
    const reasoned = [ticked, { key: forbidden.key, reason: "Parada da planta" }];
    expect(acceptConflicts([forbidden, restricted], { ...options, accepted: reasoned })).toMatchObject({ value: [forbidden, restricted] });
  });
});
