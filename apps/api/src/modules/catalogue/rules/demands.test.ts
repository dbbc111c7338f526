import type { DocumentKind, LabourRegime } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Plan } from "@emdia/contract/limits.ts";
import { describe, expect, test } from "vitest";
import { demandedBy, documentsOfSupplier, documentsOfWorker } from "./demands.ts";

type Demandable = { readonly plan: Plan; readonly kind: DocumentKind; readonly regimes?: readonly LabourRegime[] };
const type = (id: number, { plan, kind, regimes = ["clt_indefinite", "mei"] }: Demandable) => ({ ownerId: 0, id, plan, kind, regimes });
const aso = type(1, { plan: "SSMA", kind: "EMPLOYEE" });
const nr35 = type(2, { plan: "SSMA", kind: "RISK" });
const nr10 = type(3, { plan: "SSMA", kind: "RISK" });
const payslip = type(4, { plan: "STP", kind: "EMPLOYEE", regimes: ["clt_indefinite"] });
const payroll = type(5, { plan: "STP", kind: "PROVIDER", regimes: ["clt_indefinite"] });
const pgr = type(6, { plan: "SSMA", kind: "PROVIDER" });
const anchors = type(7, { plan: "SSMA", kind: "OTHERS" });
const types = [aso, nr35, nr10, payslip, payroll, pgr, anchors];

const height = { ownerId: 0, id: 1, documents: [{ ownerId: 0, id: 7 }], trainings: [{ certificate: { ownerId: 0, id: 2 } }] };
const electrical = { ownerId: 0, id: 2, documents: [], trainings: [{ certificate: { ownerId: 0, id: 3 } }] };
const idsOf = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id);

describe("documentsOfWorker", () => {
  test("documentsOfWorker returns the documents of the regime and of the activities", () => {
    expect(idsOf(documentsOfWorker(types, { plan: "SSMA", regimes: ["clt_indefinite"], activities: [height] }))).toEqual([1, 2]);
    expect(idsOf(documentsOfWorker(types, { plan: "SSMA", regimes: ["mei"], activities: [height, electrical] }))).toEqual([1, 2, 3]);
    expect(idsOf(documentsOfWorker(types, { plan: "SSMA", regimes: ["mei"], activities: [] }))).toEqual([1]);
  });

  test("documentsOfWorker filters labour documents by regime", () => {
    expect(idsOf(documentsOfWorker(types, { plan: "STP", regimes: ["mei"], activities: [] }))).toEqual([]);
    expect(idsOf(documentsOfWorker(types, { plan: "STP", regimes: ["foreigner", "clt_indefinite"], activities: [] }))).toEqual([4]);
  });

  test("documentsOfWorker distinguishes types with equal ids by owner", () => {
    const own = { ...height, trainings: [{ certificate: { ownerId: 9, id: 2 } }], documents: [] };
    expect(idsOf(documentsOfWorker(types, { plan: "SSMA", regimes: ["mei"], activities: [own] }))).toEqual([1]);
    expect(demandedBy([own])).toEqual(new Set(["9/2"]));
  });
});

describe("documentsOfSupplier", () => {
  const everyActivity = [height, electrical];
  test("documentsOfSupplier returns general documents and those of the activities", () => {
    const asked = { plan: "SSMA", regimes: ["clt_indefinite"], everyActivity } as const;
    expect(idsOf(documentsOfSupplier(types, { ...asked, activities: [height] }))).toEqual([6, 7]);
    expect(idsOf(documentsOfSupplier(types, { ...asked, activities: [electrical] }))).toEqual([6]);
  });
  test("documentsOfSupplier returns no labour documents when no worker has the regime", () => {
    expect(idsOf(documentsOfSupplier(types, { plan: "STP", regimes: ["mei"], everyActivity, activities: [] }))).toEqual([]);
    expect(idsOf(documentsOfSupplier(types, { plan: "STP", regimes: ["clt_indefinite"], everyActivity, activities: [] }))).toEqual([5]);
  });
});
