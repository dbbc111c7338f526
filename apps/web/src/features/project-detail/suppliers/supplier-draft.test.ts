import type { ProjectCompanyDetail } from "@emdia/contract/projects/company-routes.ts";
import { describe, expect, test } from "vitest";
import { changesOf, changesScope, draftOf, faultsOf } from "./supplier-draft.ts";

const own = { analysisDays: 5, reAnalysisDays: null, startReference: null, endReference: null };
const supplier: ProjectCompanyDetail = {
  id: 1,
  projectId: 2,
  companyId: 3,
  cnpj: "00000000000000",
  companyName: "Ipê Andaimes Ltda",
  tradingName: "Ipê Andaimes",
  linkedFrom: "2026-01-01",
  plans: [{ plan: "SSMA", ...own, reAnalysisDays: 3, own, hasStarted: true, hasEnded: false }],
  notAsked: 1,
  version: 4,
  can: { assignPlan: true, configureSla: true, configureStp: false, configureDocuments: true },
  documents: [
    { systemPendencyId: 10, name: "ASO", plan: "SSMA", isAsked: true },
    { systemPendencyId: 11, name: "PGR", plan: "SSMA", isAsked: false },
  ],
};
const draft = draftOf(supplier);

describe("supplier settings", () => {
  test("the draft holds the supplier's own values and omits inherited ones [R-287] [R-288]", () => {
    expect(draft).toMatchObject({ plans: ["SSMA"], analysisDays: "5", reAnalysisDays: "", exceptions: [11] });
  });

  test("changesOf sends only changed fields, and null for cleared ones", () => {
    expect(changesOf(supplier, draft)).toEqual({});
    expect(changesOf(supplier, { ...draft, analysisDays: "", reAnalysisDays: "2" })).toEqual({ analysisDays: null, reAnalysisDays: 2 });
    expect(changesOf(supplier, { ...draft, plans: ["SSMA", "STP"], startReference: "2026-03" })).toEqual({
      plans: ["SSMA", "STP"],
      startReference: "2026-03",
    });
  });

  test("faultsOf refuses fractional days and a reversed period [R-288] [R-289]", () => {
    expect(faultsOf(draft)).toEqual({});
    expect(faultsOf({ ...draft, analysisDays: "0", reAnalysisDays: "1,5" })).toEqual({
      analysisDays: "daysInvalid",
      reAnalysisDays: "daysInvalid",
    });
    expect(faultsOf({ ...draft, startReference: "2026-03", endReference: "2026-02" })).toEqual({ endReference: "periodReversed" });
    expect(faultsOf({ ...draft, endReference: "2026-02" })).toEqual({ startReference: "startRequired" });
  });
});

test("changesScope is true for plans and exceptions but not for days [R-286]", () => {
  expect(changesScope(changesOf(supplier, { ...draft, analysisDays: "9" }))).toBe(false);
  expect(changesScope(changesOf(supplier, { ...draft, exceptions: [10] }))).toBe(true);
  expect(changesScope(changesOf(supplier, { ...draft, plans: ["SSMA", "STP"] }))).toBe(true);
});
