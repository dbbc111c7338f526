import { describe, expect, test } from "vitest";
import { applies, isLast, needsSave, nextStep, previousStep, readStep, stepLeft, stepNumbers, stepState } from "./steps.ts";

const supplier = (...plans: readonly ("STP" | "SSMA")[]) => ({
  id: 1,
  companyId: 2,
  cnpj: "",
  companyName: "",
  tradingName: "",
  plans: plans.map((plan) => ({ plan, analysisDays: null, reAnalysisDays: null, startReference: null, endReference: null })),
});
const project = (plans: readonly ("STP" | "SSMA")[], step = 5) => ({
  companies: plans.length === 0 ? [] : [supplier(...plans)],
  invitedCompanies: [],
  step,
  isDraft: true,
  lacks: [] as { step: number; code: "locations" }[],
});

describe("steps of a project", () => {
  test("the steps are numbered from one to five [R-269]", () => {
    expect(stepNumbers).toEqual([1, 2, 3, 4, 5]);
  });

  test("nextStep stops at the fifth step and previousStep at the first [R-270]", () => {
    const both = project(["STP", "SSMA"]);
    expect(stepNumbers.map((step) => nextStep(step, both))).toEqual([2, 3, 4, 5, 5]);
    expect(stepNumbers.map((step) => previousStep(step, both))).toEqual([1, 1, 2, 3, 4]);
    expect(stepNumbers.filter((step) => isLast(step, both))).toEqual([5]);
  });

  test("navigation skips the document step of a plan without suppliers [CD-163]", () => {
    expect(applies(5, project(["SSMA"]))).toBe(false);
    expect(isLast(4, project(["SSMA"]))).toBe(true);
    expect(nextStep(3, project(["STP"]))).toBe(5);
    expect(previousStep(5, project(["STP"]))).toBe(3);
  });

  test("readStep returns the first step for an unknown value", () => {
    expect([readStep("4"), readStep(2), readStep("9"), readStep(undefined), readStep("x")]).toEqual([4, 2, 1, 1, 1]);
  });
});

test("stepLeft opens the step after the last saved or the first incomplete [CD-163]", () => {
  expect([1, 2, 3, 4].map((step) => stepLeft(project(["SSMA", "STP"], step)))).toEqual([2, 3, 4, 5]);
  expect(stepLeft(project(["STP"], 3))).toBe(5);
  expect(stepLeft(project(["SSMA"], 4))).toBe(4);
  expect(stepLeft({ ...project(["STP"]), lacks: [{ step: 2, code: "locations" }] })).toBe(2);
  expect(stepLeft({ ...project(["STP"], 2), lacks: [{ step: 1, code: "locations" }] })).toBe(3);
});

test("an unchanged step is saved only to reach it first or to conclude [CD-163]", () => {
  const draft = project(["SSMA", "STP"], 3);
  const unchanged = (opened: typeof draft) => stepNumbers.map((step) => needsSave({ project: opened, step, isChanged: false }));
  expect(unchanged(draft)).toEqual([false, false, false, true, true]);
  expect(unchanged(project(["SSMA", "STP"], 5))).toEqual([false, false, false, false, true]);
  const started = { ...draft, step: 5, isDraft: false };
  expect(unchanged(started)).toEqual([false, false, false, false, false]);
  expect(needsSave({ project: started, step: 2, isChanged: true })).toBe(true);
  expect(needsSave({ project: null, step: 1, isChanged: false })).toBe(true);
});

describe("stepState", () => {
  test("only the first step is open before the project exists", () => {
    expect(stepNumbers.map((step) => stepState(step, null))).toEqual(["open", "later", "later", "later", "later"]);
  });

  test("saved steps are done, the next is open, the rest come later", () => {
    expect(stepNumbers.map((step) => stepState(step, project(["SSMA", "STP"], 2)))).toEqual(["done", "done", "open", "later", "later"]);
  });
});
