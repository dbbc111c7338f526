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

describe("what a worker owes", () => {
  test("is what everybody of the regime owes, and the certificates of what he does", () => {
    expect(idsOf(documentsOfWorker(types, { plan: "SSMA", regimes: ["clt_indefinite"], activities: [height] }))).toEqual([1, 2]);
    expect(idsOf(documentsOfWorker(types, { plan: "SSMA", regimes: ["mei"], activities: [height, electrical] }))).toEqual([1, 2, 3]);
    expect(idsOf(documentsOfWorker(types, { plan: "SSMA", regimes: ["mei"], activities: [] }))).toEqual([1]);
  });

  test("of labour law hangs on how he is employed; a regime of several is enough", () => {
    expect(idsOf(documentsOfWorker(types, { plan: "STP", regimes: ["mei"], activities: [] }))).toEqual([]);
    expect(idsOf(documentsOfWorker(types, { plan: "STP", regimes: ["foreigner", "clt_indefinite"], activities: [] }))).toEqual([4]);
  });

  test("is not settled by the number of a type alone: an owner's own type of the same id is another", () => {
    const own = { ...height, trainings: [{ certificate: { ownerId: 9, id: 2 } }], documents: [] };
    expect(idsOf(documentsOfWorker(types, { plan: "SSMA", regimes: ["mei"], activities: [own] }))).toEqual([1]);
    expect(demandedBy([own])).toEqual(new Set(["9/2"]));
  });
});

describe("what a supplier owes as a company", () => {
  const everyActivity = [height, electrical];
  test("is what every supplier owes, and what the activities of its people demand of it", () => {
    const asked = { plan: "SSMA", regimes: ["clt_indefinite"], everyActivity } as const;
    expect(idsOf(documentsOfSupplier(types, { ...asked, activities: [height] }))).toEqual([6, 7]);
    expect(idsOf(documentsOfSupplier(types, { ...asked, activities: [electrical] }))).toEqual([6]);
  });
  test("of labour law is nothing while nobody works there in that way", () => {
    expect(idsOf(documentsOfSupplier(types, { plan: "STP", regimes: ["mei"], everyActivity, activities: [] }))).toEqual([]);
    expect(idsOf(documentsOfSupplier(types, { plan: "STP", regimes: ["clt_indefinite"], everyActivity, activities: [] }))).toEqual([5]);
  });
});
