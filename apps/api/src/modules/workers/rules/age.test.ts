import { describe, expect, test } from "vitest";
import { tooYoung } from "./age.ts";

const ages = { apprentice: 14, work: 16, hazard: 18 };
const today = "2026-11-21";
const work = { birthdate: "2000-01-01", admissionDate: "2026-11-21", regime: "clt_indefinite", exposedToRisk: false } as const;

describe("minimum age", () => {
  test.each([
    { who: "regular work", birthdate: "2010-11-22", minimumAge: 16, because: "work" },
    { who: "an apprentice", regime: "apprentice" as const, birthdate: "2012-11-22", minimumAge: 14, because: "apprentice" },
    { who: "work exposed to risk", exposedToRisk: true, birthdate: "2008-11-22", minimumAge: 18, because: "hazard" },
    {
      who: "an apprentice exposed to risk",
      regime: "apprentice" as const,
      exposedToRisk: true,
      birthdate: "2010-01-01",
      minimumAge: 18,
      because: "hazard",
    },
  ])("is $minimumAge for $who", ({ who: _, minimumAge, because, ...person }) => {
    expect(tooYoung({ ...work, ...person }, ages, today)).toEqual({ minimumAge, because, on: today });
  });

  test("is reached on the birthday itself", () => {
    expect(tooYoung({ ...work, birthdate: "2010-11-21" }, ages, today)).toBeNull();
    expect(tooYoung({ ...work, birthdate: "2012-11-21", regime: "apprentice" }, ages, today)).toBeNull();
    expect(tooYoung({ ...work, birthdate: "2008-11-21", exposedToRisk: true }, ages, today)).toBeNull();
  });

  test("applies to a future admission on its own date", () => {
    expect(tooYoung({ ...work, birthdate: "2010-12-01", admissionDate: "2026-12-01" }, ages, today)).toBeNull();
  });

  test("is the apprentice age for a past admission", () => {
    const grown = { ...work, birthdate: "2008-01-01" };
    expect(tooYoung({ ...grown, admissionDate: "2022-06-01" }, ages, today)).toBeNull();
    expect(tooYoung({ ...grown, admissionDate: "2021-06-01" }, ages, today)).toMatchObject({ minimumAge: 14, on: "2021-06-01" });
  });
});
