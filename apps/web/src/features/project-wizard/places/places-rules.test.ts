import { describe, expect, test } from "vitest";
import { placesRules, ticked, withArea, withUnit } from "./places-rules.ts";

describe("places and risks of a project", () => {
  test("write sends units with their areas, and the risk activities [R-271] [R-274]", () => {
    const draft = { locations: [{ facilityId: 4, departmentIds: [9, 11] }], riskActivities: [3] };
    expect(placesRules.write(draft)).toEqual({ step: 2, ...draft });
  });

  test("withUnit adds a unit with all areas and keeps the others", () => {
    const one = withUnit([], { facilityId: 7, departmentIds: [3, 1] }, true);
    expect(withUnit(one, { facilityId: 2, departmentIds: [5] }, true)).toEqual([
      { facilityId: 2, departmentIds: [5] },
      { facilityId: 7, departmentIds: [1, 3] },
    ]);
    expect(withUnit(one, { facilityId: 7, departmentIds: [] }, false)).toEqual([]);
  });

  test("withArea keeps a unit without areas, and faults reports it", () => {
    const left = withArea([{ facilityId: 7, departmentIds: [1] }], { facilityId: 7, departmentId: 1 }, false);
    expect(left).toEqual([{ facilityId: 7, departmentIds: [] }]);
    expect([...placesRules.faults({ locations: left, riskActivities: [] })]).toEqual([["unit-7", "areasRequired"]]);
  });

  test("ticked adds or removes an id without duplicates", () => {
    expect(ticked([2, 5], 3, true)).toEqual([2, 3, 5]);
    expect(ticked([2, 3], 3, true)).toEqual([2, 3]);
    expect(ticked([2, 3], 3, false)).toEqual([2]);
  });
});
