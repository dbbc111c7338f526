import type { Plan } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { type Filled, isReadyToStart, lastApplicableStep, mayFollow, missingFields } from "./steps.ts";

const whole: Filled = {
  startDate: "2026-03-01",
  places: 1,
  suppliers: 1,
  plans: ["SSMA", "STP"],
  requirements: { SSMA: 2, STP: 3 },
  analysisDays: 5,
  startReference: "2026-03",
};
const nothing: Filled = {
  ...whole,
  startDate: null,
  places: 0,
  suppliers: 0,
  requirements: { SSMA: 0, STP: 0 },
  analysisDays: null,
  startReference: null,
};
const plansOf = (plans: readonly Plan[]) => ({ ...whole, plans });

test("the last step is the fifth with STP, otherwise the fourth [R-269] [CD-163]", () => {
  expect([[], ["SSMA"], ["STP"], ["SSMA", "STP"]].map((plans) => lastApplicableStep(plans as Plan[]))).toEqual([4, 4, 5, 5]);
});

test("mayFollow skips the fourth step only if every plan is STP [R-270]", () => {
  expect([1, 2, 3, 4].map((step) => mayFollow(step, 2, ["SSMA", "STP"]))).toEqual([true, true, true, false]);
  expect(mayFollow(5, 3, ["STP"])).toBe(true);
  expect(mayFollow(5, 3, ["SSMA", "STP"])).toBe(false);
  expect(mayFollow(5, 3, ["SSMA"])).toBe(false);
  expect(mayFollow(5, 2, ["STP"])).toBe(false);
  expect(mayFollow(4, 2, ["STP"])).toBe(false);
});

test("missingFields names each step, and plan steps only for assigned plans", () => {
  expect(missingFields(whole)).toEqual([]);
  expect(missingFields(nothing)).toMatchInlineSnapshot(`
    [
      {
        "code": "dates",
        "step": 1,
      },
      {
        "code": "locations",
        "step": 2,
      },
      {
        "code": "suppliers",
        "step": 3,
      },
      {
        "code": "ssma_requirements",
        "step": 4,
      },
      {
        "code": "ssma_days",
        "step": 4,
      },
      {
        "code": "stp_requirements",
        "step": 5,
      },
      {
        "code": "stp_period",
        "step": 5,
      },
    ]
  `);
  expect(missingFields({ ...nothing, plans: [] }).map(({ step }) => step)).toEqual([1, 2, 3]);
  expect(missingFields({ ...nothing, plans: ["STP"] }).map(({ step }) => step)).toEqual([1, 2, 3, 5, 5]);
});

test("a complete draft begins when its last applicable step is saved", () => {
  expect(isReadyToStart(4, plansOf(["SSMA"]))).toBe(true);
  expect(isReadyToStart(4, whole)).toBe(false);
  expect(isReadyToStart(5, whole)).toBe(true);
  expect(isReadyToStart(5, { ...whole, startDate: null })).toBe(false);
  expect(isReadyToStart(3, plansOf(["SSMA"]))).toBe(false);
});
