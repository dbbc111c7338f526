import { describe, expect, test } from "vitest";
import { placesRules, ticked, withArea, withUnit } from "./places-rules.ts";

describe("the places and risks of a project", () => {
  test("are sent as units with their areas, and as risk activities [R-271] [R-274]", () => {
    const draft = { locations: [{ facilityId: 4, departmentIds: [9, 11] }], riskActivities: [3] };
    expect(placesRules.write(draft)).toEqual({ step: 2, ...draft });
  });

  test("a unit is ticked with all of its areas, and none of them is lost when another one comes", () => {
    const one = withUnit([], { facilityId: 7, departmentIds: [3, 1] }, true);
    expect(withUnit(one, { facilityId: 2, departmentIds: [5] }, true)).toEqual([
      { facilityId: 2, departmentIds: [5] },
      { facilityId: 7, departmentIds: [1, 3] },
    ]);
    expect(withUnit(one, { facilityId: 7, departmentIds: [] }, false)).toEqual([]);
  });

  test("a unit of which no area is left is told so, and stays", () => {
    const left = withArea([{ facilityId: 7, departmentIds: [1] }], { facilityId: 7, departmentId: 1 }, false);
    expect(left).toEqual([{ facilityId: 7, departmentIds: [] }]);
    expect([...placesRules.faults({ locations: left, riskActivities: [] })]).toEqual([["unit-7", "areasRequired"]]);
  });

  test("risk activities are ticked and unticked, each once", () => {
    expect(ticked([2, 5], 3, true)).toEqual([2, 3, 5]);
    expect(ticked([2, 3], 3, true)).toEqual([2, 3]);
    expect(ticked([2, 3], 3, false)).toEqual([2]);
  });
});
