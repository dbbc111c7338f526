import { describe, expect, test } from "vitest";
import { requirementsIn, ssmaRules, stpRules } from "./requirements-rules.ts";

const demands = [
  { id: 3, isChecked: true },
  { id: 1, isChecked: true },
  { id: 2, isChecked: false },
];

describe("documents that a project requires", () => {
  test("requirementsIn starts with the proposed documents", () => {
    for (const rules of [ssmaRules([]), stpRules([])]) expect(requirementsIn(rules.read(null), demands)).toEqual([1, 3]);
  });

  test("requirementsIn keeps the user's selection when the proposal differs", () => {
    expect(requirementsIn({ requirements: [2] }, demands)).toEqual([2]);
    expect(requirementsIn({ requirements: [] }, demands)).toEqual([]);
  });

  test("ssmaRules sends the ticked documents and the days of both analyses [R-275] [R-279]", () => {
    const draft = { requirements: [1, 3], days: { analysis: "5", reAnalysis: "2" } };
    expect(ssmaRules(demands).write(draft, null)).toEqual({
      step: 4,
      pendencies: [
        { systemPendencyId: 1, isChecked: true },
        { systemPendencyId: 3, isChecked: true },
      ],
      analysisDays: 5,
      reAnalysisDays: 2,
    });
  });

  test("ssmaRules accepts whole days from 1 to 90 [R-288]", () => {
    const faults = (analysis: string, reAnalysis: string) => [
      ...ssmaRules(demands)
        .faults({ requirements: [1], days: { analysis, reAnalysis } })
        .keys(),
    ];
    expect(faults("1", "90")).toEqual([]);
    expect(faults("0", "91")).toEqual(["analysisDays", "reAnalysisDays"]);
    expect(faults("", "2,5")).toEqual(["analysisDays", "reAnalysisDays"]);
  });

  test("stpRules sends the documents and months, with an optional end month [R-276] [R-289]", () => {
    const draft = { requirements: [3], period: { start: "2026-03", end: "" } };
    expect(stpRules(demands).write(draft, null)).toEqual({
      step: 5,
      pendencies: [{ systemPendencyId: 3, isChecked: true }],
      startReference: "2026-03",
      endReference: null,
    });
    expect([...stpRules(demands).faults({ requirements: [3], period: { start: "2026-03", end: "2026-02" } })]).toEqual([
      ["endReference", "periodReversed"],
    ]);
    expect([
      ...stpRules(demands)
        .faults({ requirements: [], period: { start: "", end: "" } })
        .keys(),
    ]).toEqual(["startReference", "requirements"]);
  });
});
