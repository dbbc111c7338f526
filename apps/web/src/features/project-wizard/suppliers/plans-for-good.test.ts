import type { Project } from "@emdia/contract/projects/wizard.ts";
import { describe, expect, test } from "vitest";
import type { StepNumber } from "../steps.ts";
import { beginsBySaving, plansForGood } from "./plans-for-good.ts";
import { suppliersRules } from "./suppliers-rules.ts";

type Options = Pick<Project, "isDraft" | "step"> & { readonly plans: readonly ("STP" | "SSMA")[]; readonly lacksIn?: readonly number[] };
/** A minimal project with the fields that the rule reads. */
const projectWith = ({ isDraft, step, plans, lacksIn = [] }: Options) =>
  ({
    isDraft,
    step,
    companies: [{ id: 1, companyId: 2, cnpj: "", companyName: "", tradingName: "Ipê Andaimes", plans: plans.map((plan) => ({ plan })) }],
    invitedCompanies: [],
    lacks: lacksIn.map((at) => ({ step: at, code: "dates" })),
  }) as unknown as Project;
const asked = (project: Project, step: StepNumber) => plansForGood({ project, step, companies: suppliersRules.read(project).companies });

describe("permanently assigned plans", () => {
  test("plansForGood lists plans only for the save that starts the project [R-285]", () => {
    const drafted = projectWith({ isDraft: true, step: 3, plans: ["SSMA", "STP"], lacksIn: [4, 5] });
    expect(asked(drafted, 4)).toEqual([]);
    const atEnd = projectWith({ isDraft: true, step: 4, plans: ["SSMA", "STP"], lacksIn: [5] });
    expect(asked(atEnd, 5)).toEqual([{ companyId: 2, name: "Ipê Andaimes", plans: ["STP", "SSMA"] }]);
  });

  test("only the last step of a complete draft starts the project [R-285] [CD-163]", () => {
    const completing = projectWith({ isDraft: true, step: 4, plans: ["SSMA"], lacksIn: [1] });
    expect(([1, 2, 4] as const).map((step) => beginsBySaving({ project: completing, step }))).toEqual([false, false, false]);
    const complete = projectWith({ isDraft: true, step: 4, plans: ["SSMA"] });
    expect(([1, 3, 4] as const).map((step) => beginsBySaving({ project: complete, step }))).toEqual([false, false, true]);
    expect(beginsBySaving({ project: projectWith({ isDraft: true, step: 4, plans: ["STP"] }), step: 4 })).toBe(false);
    expect(asked(complete, 1)).toEqual([]);
  });

  test("plansForGood of a started project lists only added plans [R-285]", () => {
    const project = projectWith({ isDraft: false, step: 5, plans: ["SSMA"] });
    expect(asked(project, 1)).toEqual([]);
    const companies = suppliersRules.read(project).companies.map((one) => ({ ...one, plans: ["STP", "SSMA"] as const }));
    expect(plansForGood({ project, step: 3, companies })).toEqual([{ companyId: 2, name: "Ipê Andaimes", plans: ["STP"] }]);
  });
});
