import { describe, expect, test } from "vitest";
import { type ContractFacts, closedBy, decideContracts, type KeptContract, type OfferedProject } from "./contracts.ts";

const today = "2026-11-21";
const mine: OfferedProject = {
  contractorId: 1,
  contractorName: "Serra Azul",
  projectId: 10,
  name: "Mina",
  takesWorkers: true,
  startDate: "2026-01-01",
  endDate: "2027-06-30",
};
const plant: OfferedProject = { ...mine, contractorId: 2, projectId: 20, name: "Usina", startDate: null, endDate: null };
const inTheMine: KeptContract = {
  id: 5,
  contractorId: 1,
  projectId: 10,
  name: "Mina",
  hiringDate: "2026-02-01",
  askedUntil: null,
  endDate: null,
};
const facts: ContractFacts = {
  today,
  admissionDate: "2026-01-15",
  isDismissedOn: () => false,
  kept: [],
  offered: [mine, plant],
  keptOut: [],
};
const wish = { projectId: 10, hiringDate: "2026-02-01", endDate: null };
const decided = (...[asked, change]: [Parameters<typeof decideContracts>[0], Partial<ContractFacts>?]) =>
  decideContracts(asked, { ...facts, ...change });
const refusalOf = (outcome: ReturnType<typeof decideContracts>) => (outcome.ok ? "accepted" : outcome.code);

describe("where a worker works from now on", () => {
  test("a project more is a link more, with its project's id as it was sent [R-478]", () => {
    expect(decided([wish])).toEqual({
      ok: true,
      value: {
        opened: [{ id: undefined, contractorId: 1, projectId: 10, name: "Mina", hiringDate: "2026-02-01", askedUntil: null }],
        changed: [],
        closed: [],
      },
    });
  });

  test("what is sent back as it was read changes nothing, whoever brought its end", () => {
    const kept = [{ ...inTheMine, endDate: "2026-12-31" }];
    for (const endDate of [null, "2026-12-31"])
      expect(decided([{ ...wish, endDate }], { kept })).toMatchObject({ ok: true, value: { opened: [], changed: [], closed: [] } });
  });

  test("other dates change the link that is there", () => {
    const outcome = decided([{ ...wish, hiringDate: "2026-03-01", endDate: "2026-12-31" }], { kept: [inTheMine] });
    expect(outcome).toMatchObject({
      ok: true,
      value: { opened: [], changed: [{ id: 5, hiringDate: "2026-03-01", askedUntil: "2026-12-31" }] },
    });
  });

  test("what is left out ends yesterday, and what had not begun never was", () => {
    const ahead = { ...inTheMine, id: 6, projectId: 20, contractorId: 2, hiringDate: "2026-12-01" };
    const outcome = decided([], { kept: [inTheMine, ahead] });
    expect(outcome).toMatchObject({
      value: {
        closed: [
          { id: 5, askedUntil: "2026-11-20" },
          { id: 6, askedUntil: "2026-11-30" },
        ],
      },
    });
    expect(closedBy({ ...inTheMine, hiringDate: today }, today).askedUntil).toBe("2026-11-20");
  });

  test("a first day that is corrected leaves the end to whatever brought it", () => {
    const kept = [{ ...inTheMine, endDate: "2026-12-15" }];
    const asked = decided([{ ...wish, hiringDate: "2026-02-02", endDate: "2026-12-15" }], { kept });
    expect(asked).toMatchObject({ value: { changed: [{ id: 5, hiringDate: "2026-02-02", askedUntil: null }] } });
  });

  test("what was taken back before it began is neither ended again nor in the way of another", () => {
    const kept = [{ ...inTheMine, hiringDate: "2027-01-10", askedUntil: "2027-01-09", endDate: "2027-01-09" }];
    expect(decided([], { kept })).toMatchObject({ value: { closed: [] } });
    expect(decided([{ ...wish, hiringDate: "2027-01-05" }], { kept })).toMatchObject({
      value: { opened: [{ projectId: 10 }], closed: [] },
    });
    const keptOut = [{ contractorId: 1, reason: "Sem cinto", startDate: "2026-11-01", endDate: null }];
    expect(refusalOf(decided([{ ...wish, hiringDate: today }], { kept, keptOut }))).toBe("worker.restricted");
  });

  test("what is over stays as it was", () => {
    const over = { ...inTheMine, askedUntil: "2026-05-01", endDate: "2026-05-01" };
    expect(decided([], { kept: [over] })).toMatchObject({ value: { opened: [], changed: [], closed: [] } });
    expect(decided([{ ...wish, hiringDate: "2026-06-01" }], { kept: [over] })).toMatchObject({
      value: { opened: [{ hiringDate: "2026-06-01" }] },
    });
  });
});

describe("a wish that cannot be granted says why", () => {
  test.each([
    { why: "the project is not the supplier's", asked: { ...wish, projectId: 99 }, said: "worker.project_unknown" },
    { why: "it ends before it begins", asked: { ...wish, endDate: "2026-01-31" }, said: "worker.link_reversed" },
    { why: "it begins before the admission", asked: { ...wish, hiringDate: "2026-01-14" }, said: "worker.link_before_admission" },
    { why: "the project is over by then", asked: { ...wish, hiringDate: "2027-07-01" }, said: "worker.link_outside_project" },
    { why: "it outlives the project", asked: { ...wish, endDate: "2027-07-01" }, said: "worker.link_outside_project" },
  ])("$why", ({ asked, said }) => {
    expect(refusalOf(decided([asked]))).toBe(said);
  });

  test("it begins before the project", () => {
    expect(refusalOf(decided([{ ...wish, hiringDate: "2025-12-31" }], { admissionDate: "2020-01-01" }))).toBe(
      "worker.link_outside_project",
    );
  });
  test("the worker was dismissed by then", () => {
    expect(refusalOf(decided([wish], { isDismissedOn: (day) => day >= "2026-02-01" }))).toBe("worker.dismissed");
  });
  test("the project takes nobody", () => {
    expect(refusalOf(decided([wish], { offered: [{ ...mine, takesWorkers: false }] }))).toBe("worker.project_closed");
  });
  test("the same project twice at once", () => {
    expect(refusalOf(decided([wish, { ...wish, hiringDate: "2026-05-01" }]))).toBe("worker.project_twice");
    expect(
      refusalOf(
        decided([
          { ...wish, endDate: "2026-04-30" },
          { ...wish, hiringDate: "2026-05-01" },
        ]),
      ),
    ).toBe("accepted");
  });
  test("the same project while it was worked there before", () => {
    const over = { ...inTheMine, askedUntil: "2026-05-01", endDate: "2026-05-01" };
    expect(refusalOf(decided([{ ...wish, hiringDate: "2026-04-01" }], { kept: [over] }))).toBe("worker.project_twice");
  });
  test("ten thousand projects", () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...wish, projectId: index + 1 }));
    expect(decided(many)).toMatchObject({ code: "worker.too_many_projects", details: { maximum: 200 } });
  });
});

describe("whoever a contractor keeps out", () => {
  const keptOut = [{ contractorId: 1, reason: "Descumprimento de norma", startDate: "2026-11-01", endDate: "2026-11-30" }];

  test("is not linked to its projects, and reads whose, why and until when", () => {
    const outcome = decided([wish], { keptOut });
    expect(outcome).toMatchObject({
      code: "worker.restricted",
      details: { projectName: "Mina", contractorName: "Serra Azul", reason: "Descumprimento de norma", endDate: "2026-11-30" },
    });
  });
  test("is linked to the projects of others, and to these from the day after", () => {
    expect(refusalOf(decided([{ ...wish, projectId: 20 }], { keptOut }))).toBe("accepted");
    expect(refusalOf(decided([{ ...wish, hiringDate: "2026-12-01" }], { keptOut }))).toBe("accepted");
  });
  test("does not come back by a link that was over", () => {
    const over = { ...inTheMine, askedUntil: "2026-05-01", endDate: "2026-05-01" };
    expect(refusalOf(decided([{ ...wish, endDate: "2026-05-01" }], { keptOut, kept: [over] }))).toBe("accepted");
    expect(refusalOf(decided([{ ...wish, endDate: "2026-12-31" }], { keptOut, kept: [over] }))).toBe("worker.restricted");
  });
  test("keeps a link that is there, and may have its dates changed", () => {
    expect(refusalOf(decided([{ ...wish, endDate: "2026-12-31" }], { keptOut, kept: [inTheMine] }))).toBe("accepted");
  });
});
