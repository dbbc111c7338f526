import { describe, expect, test } from "vitest";
import { type AskedSettings, asksOtherwise, decideSettings, type HeldPlan } from "./supplier-settings.ts";

const nothing = { analysisDays: null, reAnalysisDays: null, startReference: null, endReference: null };
const ssma: HeldPlan = { plan: "SSMA", own: nothing };
const stp: HeldPlan = { plan: "STP", own: { ...nothing, startReference: "2026-01", endReference: "2026-06" } };
const documents = [
  { requirementId: 11, typeId: 1, plan: "SSMA" as const, isAsked: true },
  { requirementId: 12, typeId: 2, plan: "STP" as const, isAsked: false },
];
const decide = (plans: readonly HeldPlan[], asked: AskedSettings) => decideSettings({ plans, documents }, asked);
const refusalOf = (plans: readonly HeldPlan[], asked: AskedSettings) => {
  const decision = decide(plans, asked);
  return decision.ok ? null : decision.code;
};
const changeOf = (plans: readonly HeldPlan[], asked: AskedSettings) => {
  const decision = decide(plans, asked);
  if (!decision.ok) throw new Error(decision.code);
  return decision.value;
};

describe("the plans of a supplier", () => {
  test("a supplier without a plan gets one, and a second one later [R-284] [CD-156]", () => {
    expect(changeOf([], { plan: "SSMA" }).assigned).toEqual(["SSMA"]);
    expect(changeOf([ssma], { plans: ["SSMA", "STP"] }).assigned).toEqual(["STP"]);
    expect(changeOf([ssma], { plans: ["SSMA", "SSMA"] }).assigned).toEqual([]);
  });

  test("an assigned plan is neither replaced nor removed [R-285] [CD-080]", () => {
    expect(refusalOf([ssma], { plan: "STP" })).toBe("project.plan_assigned");
    expect(refusalOf([ssma, stp], { plans: ["STP"] })).toBe("project.plan_assigned");
  });
});

describe("the settings of one supplier", () => {
  test("days require the SSMA plan and months the STP plan [R-288] [R-289] [R-290]", () => {
    expect(refusalOf([stp], { analysisDays: 5 })).toBe("project_company.plan_missing");
    expect(refusalOf([ssma], { startReference: "2026-03" })).toBe("project_company.plan_missing");
    expect(changeOf([ssma], { plans: ["SSMA", "STP"], startReference: "2026-03" }).settings).toMatchObject([
      { plan: "STP", own: { startReference: "2026-03" } },
    ]);
  });

  test("omitted settings do not change, and emptied ones follow the project", () => {
    const own = { ...nothing, analysisDays: 5, reAnalysisDays: 2 };
    expect(changeOf([{ plan: "SSMA", own }], { analysisDays: 7 }).settings).toEqual([
      { plan: "SSMA", own: { ...own, analysisDays: 7 }, changes: [{ field: "analysisDays", from: "5", to: "7" }] },
    ]);
    expect(changeOf([{ plan: "SSMA", own }], { analysisDays: 5 }).settings).toEqual([]);
    expect(changeOf([stp], { startReference: null }).settings[0]?.own).toEqual(nothing);
  });

  test("the end month of a supplier must not precede the start month [R-289]", () => {
    expect(refusalOf([stp], { endReference: "2025-12" })).toBe("project.period_reversed");
    expect(changeOf([stp], { endReference: "2026-01" }).settings[0]?.own.endReference).toBe("2026-01");
  });

  test("only documents that the project demands can be excepted or required again [R-287]", () => {
    const { excepted, askedAgain } = changeOf([ssma], { exceptions: [1] });
    expect([excepted.map(({ requirementId }) => requirementId), askedAgain.map(({ requirementId }) => requirementId)]).toEqual([
      [11],
      [12],
    ]);
    expect(changeOf([ssma], { exceptions: [2] })).toMatchObject({ excepted: [], askedAgain: [] });
    expect(refusalOf([ssma], { exceptions: [3] })).toBe("project.requirement_unknown");
  });
});

test("a change of plan, months or exceptions requires linking, days do not [R-286]", () => {
  expect(asksOtherwise(changeOf([ssma], { analysisDays: 9 }))).toBe(false);
  expect(asksOtherwise(changeOf([stp], { endReference: null }))).toBe(true);
  expect(asksOtherwise(changeOf([ssma], { exceptions: [1, 2] }))).toBe(true);
  expect(asksOtherwise(changeOf([], { plan: "SSMA" }))).toBe(true);
});
