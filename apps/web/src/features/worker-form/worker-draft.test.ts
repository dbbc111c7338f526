import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { describe, expect, test } from "vitest";
import {
  changeIn,
  draftOf,
  emptyDraft,
  newWorkerIn,
  regimeChosen,
  salaryOf,
  salaryText,
  type WorkerDraft,
  whatChanged,
} from "./worker-draft.ts";
import { cpfFaultWhileTyped, faultsIn, faultsInStep } from "./worker-faults.ts";

const project = {
  id: 5,
  contractId: 9,
  name: "Mina",
  contractorId: 1,
  contractorName: "Serra Azul",
  hiringDate: "2026-03-02",
  endDate: null,
};
const counted = { hasPendencies: false, statusSSMA: null, statusSTP: null, pendencyTotal: 0 };
const joana: WorkerRecord = {
  id: 7,
  providerId: 2,
  providerName: "Ipê",
  name: "Joana Prado",
  CPF: "529.982.247-25",
  foreignDocument: null,
  birthdate: "1990-05-04",
  salary: 2450.5,
  dataIsHidden: false,
  salaryIsHidden: false,
  gender: "female",
  role: "Montadora",
  admissionDate: "2026-03-02",
  contractRegime: "clt_indefinite",
  contractRegimeSince: null,
  exposedToRisk: true,
  status: "active",
  statusSince: "2026-03-02",
  statusChangesOn: null,
  companies: [],
  projects: [
    { ...project, ...counted, isOpen: true },
    { ...project, ...counted, id: 6, isOpen: false },
  ],
  activityTypes: [{ id: 3, name: "Altura" }],
  customFields: [],
  movements: [],
  hasImage: false,
  version: 4,
  updatedAt: "2026-03-02T12:00:00Z",
  can: { update: true, assign: true, remove: true, updateImage: true, seeHistory: true },
};
const facts = { today: "2026-11-21", isHidden: false, isKnown: false, unfit: [], saved: null };
const draft = draftOf(joana, "pt-BR");
const faultOf = (change: Partial<WorkerDraft>) => [...faultsIn({ ...draft, ...change }, facts)];

describe("worker draft", () => {
  test("newWorkerIn maps a project link to a contract with projectId [R-478]", () => {
    expect(newWorkerIn(draft, [])).toMatchObject({
      CPF: "52998224725",
      salary: 2450.5,
      contractRegime: "clt_indefinite",
      activityTypeIds: [3],
      contracts: [{ projectId: 5, hiringDate: "2026-03-02", endDate: null }],
    });
  });

  test("changeIn omits document, birthdate and salary hidden from the user", () => {
    const change = changeIn(draft, { worker: { ...joana, dataIsHidden: true, salaryIsHidden: true }, base: draft });
    expect(change).toMatchObject({ name: "Joana Prado", version: 4 });
    expect(Object.keys(change)).not.toContain("CPF");
    expect(Object.keys(change)).not.toContain("birthdate");
    expect(Object.keys(change)).not.toContain("salary");
  });

  test("regimeChosen starts a new regime today and keeps the saved start date", () => {
    const [saved, today] = [{ id: "clt_indefinite", since: "2026-05-01" } as const, "2026-11-21"];
    const turned = regimeChosen("mei", { now: saved, saved, today });
    expect(turned).toEqual({ id: "mei", since: "2026-11-21" });
    const said = { ...turned, since: "2026-10-01" };
    expect(regimeChosen("partner", { now: said, saved, today })).toEqual({ id: "partner", since: "2026-10-01" });
    expect(regimeChosen("clt_indefinite", { now: said, saved, today })).toEqual(saved);
    const change = changeIn({ ...draft, regime: turned }, { worker: joana, base: draft });
    expect(change).toMatchObject({ contractRegime: "mei", contractRegimeSince: "2026-11-21" });
    expect(Object.keys(changeIn(draft, { worker: joana, base: draft }))).not.toContain("contractRegimeSince");
  });

  test("salaryOf parses Brazilian and English number formats", () => {
    expect(["2.450,50", "2450,5", "R$ 2.450", "", "abc"].map(salaryOf)).toEqual([2450.5, 2450.5, 2450, null, Number.NaN]);
    expect(["2450.50", "2450.5", "3500.00", "2,450.50", "1,234,567", "2450"].map(salaryOf)).toEqual([
      2450.5, 2450.5, 3500, 2450.5, 1_234_567, 2450,
    ]);
    for (const none of ["24.50.00", "2.450.50", "1.2345", "12,34,56"]) expect(salaryOf(none), none).toBeNaN();
    expect(salaryOf(salaryText(1_234_567.8))).toBe(1_234_567.8);
  });

  test("whatChanged selects the requests for the changed parts", () => {
    expect(whatChanged(draft, { ...draft, name: "Joana Lima" })).toEqual({ record: true, contracts: false });
    expect(whatChanged(draft, { ...draft, contracts: [] })).toEqual({ record: false, contracts: true });
  });
});

describe("worker faults", () => {
  test("faultsIn returns no fault for a valid worker", () => expect(faultOf({})).toEqual([]));

  test("faultsIn reports every missing required field of an empty draft [R-474]", () => {
    expect([...faultsIn(emptyDraft, facts).keys()]).toContain("name");
    expect([...faultsInStep("person", emptyDraft, facts)]).toEqual(
      expect.arrayContaining([
        ["name", "required"],
        ["cpf", "required"],
        ["birthdate", "required"],
      ]),
    );
  });

  test.each([
    { change: { document: { ...draft.document, cpf: "529.982.247-26" } }, said: ["cpf", "cpf"] },
    { change: { document: { ...draft.document, kind: "foreign" as const, country: "BR", number: "AB1" } }, said: ["country", "country"] },
    {
      change: { document: { ...draft.document, kind: "foreign" as const, country: "AR", number: "52998224725" } },
      said: ["number", "isCpf"],
    },
    { change: { birthdate: "2027-01-01", admissionDate: "2050-01-01", contracts: [] }, said: ["birthdate", "bornInFuture"] },
    { change: { birthdate: "2026-03-02" }, said: ["admissionDate", "admittedBeforeBirth"] },
    { change: { salary: "muito" }, said: ["salary", "salary"] },
  ])("faultsIn reports $said.1 in $said.0", ({ change, said }) => expect(faultOf(change)).toContainEqual(said));

  test("a changed regime requires a start date no later than today", () => {
    const faultOfRegime = (change: Partial<WorkerDraft>) => [...faultsIn({ ...draft, ...change }, { ...facts, saved: draft })];
    expect(faultOfRegime({})).toEqual([]);
    expect(faultOfRegime({ regime: { id: "mei", since: "" } })).toEqual([["regimeSince", "required"]]);
    expect(faultOfRegime({ regime: { id: "mei", since: "2026-11-22" } })).toEqual([["regimeSince", "regimeInFuture"]]);
    expect(faultOfRegime({ regime: { id: "mei", since: "2026-11-21" } })).toEqual([]);
  });

  test("faultsIn reports a link before the admission or with reversed dates", () => {
    const [link] = draft.contracts;
    if (!link) throw new Error("the worker is linked");
    expect(faultOf({ contracts: [{ ...link, hiringDate: "2026-03-01" }] })).toEqual([["contracts.0.hiringDate", "beforeAdmission"]]);
    expect(faultOf({ contracts: [{ ...link, endDate: "2026-03-01" }] })).toEqual([["contracts.0.endDate", "reversed"]]);
  });

  test("cpfFaultWhileTyped reports an invalid CPF only when it is complete", () => {
    expect(["529.982.247", "529.982.247-2", "529.982.247-26", "529.982.247-25"].map(cpfFaultWhileTyped)).toEqual([null, null, "cpf", null]);
  });
});

test("a new worker's identity and age are faults of the first step", () => {
  const person = (change: Partial<WorkerDraft>, known = false) => [
    ...faultsInStep("person", { ...draft, ...change }, { ...facts, isKnown: known }),
  ];
  expect(person({}, true)).toEqual([["cpf", "known"]]);
  expect(person({ birthdate: "2015-01-01" })).toEqual([["birthdate", "tooYoung"]]);
  expect(faultOf({ birthdate: "2011-01-01", admissionDate: "2026-11-23", contracts: [] })).toEqual([["regime", "apprenticeOnly"]]);
  expect(faultOf({ birthdate: "2013-06-01", admissionDate: "2026-11-23", contracts: [] })).toEqual([["admissionDate", "tooYoung"]]);
});

test("a saved worker is not checked against identity and age again", () => {
  const saved = { ...facts, isKnown: true, saved: draft };
  expect([...faultsIn({ ...draft, birthdate: "2015-01-01", admissionDate: "2026-11-23", contracts: [] }, saved)]).toEqual([]);
});
