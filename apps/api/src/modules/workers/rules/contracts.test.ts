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

describe("decideContracts", () => {
  test("opens a link for a new project [R-478]", () => {
    expect(decided([wish])).toEqual({
      ok: true,
      value: {
        opened: [{ id: undefined, contractorId: 1, projectId: 10, name: "Mina", hiringDate: "2026-02-01", askedUntil: null }],
        changed: [],
        closed: [],
      },
    });
  });

  test("ignores an unchanged line, also when a movement set its end", () => {
    const kept = [{ ...inTheMine, endDate: "2026-12-31" }];
    for (const endDate of [null, "2026-12-31"])
      expect(decided([{ ...wish, endDate }], { kept })).toMatchObject({ ok: true, value: { opened: [], changed: [], closed: [] } });
  });

  test("changes the dates of the existing link", () => {
    const outcome = decided([{ ...wish, hiringDate: "2026-03-01", endDate: "2026-12-31" }], { kept: [inTheMine] });
    expect(outcome).toMatchObject({
      ok: true,
      value: { opened: [], changed: [{ id: 5, hiringDate: "2026-03-01", askedUntil: "2026-12-31" }] },
    });
  });

  test("ends omitted links yesterday, and future links before their start", () => {
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

  test("keeps askedUntil when only the start date changes", () => {
    const kept = [{ ...inTheMine, endDate: "2026-12-15" }];
    const asked = decided([{ ...wish, hiringDate: "2026-02-02", endDate: "2026-12-15" }], { kept });
    expect(asked).toMatchObject({ value: { changed: [{ id: 5, hiringDate: "2026-02-02", askedUntil: null }] } });
  });

  test("ignores a link that was cancelled before it began", () => {
    const kept = [{ ...inTheMine, hiringDate: "2027-01-10", askedUntil: "2027-01-09", endDate: "2027-01-09" }];
    expect(decided([], { kept })).toMatchObject({ value: { closed: [] } });
    expect(decided([{ ...wish, hiringDate: "2027-01-05" }], { kept })).toMatchObject({
      value: { opened: [{ projectId: 10 }], closed: [] },
    });
    const keptOut = [{ contractorId: 1, reason: "Sem cinto", startDate: "2026-11-01", endDate: null }];
    expect(refusalOf(decided([{ ...wish, hiringDate: today }], { kept, keptOut }))).toBe("worker.restricted");
  });

  test("leaves an ended link unchanged", () => {
    const over = { ...inTheMine, askedUntil: "2026-05-01", endDate: "2026-05-01" };
    expect(decided([], { kept: [over] })).toMatchObject({ value: { opened: [], changed: [], closed: [] } });
    expect(decided([{ ...wish, hiringDate: "2026-06-01" }], { kept: [over] })).toMatchObject({
      value: { opened: [{ hiringDate: "2026-06-01" }] },
    });
  });
});

describe("refusals of decideContracts", () => {
  test.each([
    { why: "the project is not the supplier's", asked: { ...wish, projectId: 99 }, said: "worker.project_unknown" },
    { why: "the link ends before it begins", asked: { ...wish, endDate: "2026-01-31" }, said: "worker.link_reversed" },
    { why: "the link begins before the admission", asked: { ...wish, hiringDate: "2026-01-14" }, said: "worker.link_before_admission" },
    { why: "the link begins after the project", asked: { ...wish, hiringDate: "2027-07-01" }, said: "worker.link_outside_project" },
    { why: "the link ends after the project", asked: { ...wish, endDate: "2027-07-01" }, said: "worker.link_outside_project" },
  ])("$said is returned when $why", ({ asked, said }) => {
    expect(refusalOf(decided([asked]))).toBe(said);
  });

  test("a link cannot begin before the project", () => {
    expect(refusalOf(decided([{ ...wish, hiringDate: "2025-12-31" }], { admissionDate: "2020-01-01" }))).toBe(
      "worker.link_outside_project",
    );
  });
  test("a dismissed worker cannot be linked", () => {
    expect(refusalOf(decided([wish], { isDismissedOn: (day) => day >= "2026-02-01" }))).toBe("worker.dismissed");
  });
  test("a closed project accepts no new links", () => {
    expect(refusalOf(decided([wish], { offered: [{ ...mine, takesWorkers: false }] }))).toBe("worker.project_closed");
  });
  test("a project cannot have two overlapping links", () => {
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
  test("a new link cannot overlap an ended link of the project", () => {
    const over = { ...inTheMine, askedUntil: "2026-05-01", endDate: "2026-05-01" };
    expect(refusalOf(decided([{ ...wish, hiringDate: "2026-04-01" }], { kept: [over] }))).toBe("worker.project_twice");
  });
  test("a worker has at most 200 projects", () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...wish, projectId: index + 1 }));
    expect(decided(many)).toMatchObject({ code: "worker.too_many_projects", details: { maximum: 200 } });
  });
});

describe("a restricted worker", () => {
  const keptOut = [{ contractorId: 1, reason: "Descumprimento de norma", startDate: "2026-11-01", endDate: "2026-11-30" }];

  test("is refused with contractor, reason and end date", () => {
    const outcome = decided([wish], { keptOut });
    expect(outcome).toMatchObject({
      code: "worker.restricted",
      details: { projectName: "Mina", contractorName: "Serra Azul", reason: "Descumprimento de norma", endDate: "2026-11-30" },
    });
  });
  test("can work for other contractors, and after the restriction ends", () => {
    expect(refusalOf(decided([{ ...wish, projectId: 20 }], { keptOut }))).toBe("accepted");
    expect(refusalOf(decided([{ ...wish, hiringDate: "2026-12-01" }], { keptOut }))).toBe("accepted");
  });
  test("cannot extend an ended link", () => {
    const over = { ...inTheMine, askedUntil: "2026-05-01", endDate: "2026-05-01" };
    expect(refusalOf(decided([{ ...wish, endDate: "2026-05-01" }], { keptOut, kept: [over] }))).toBe("accepted");
    expect(refusalOf(decided([{ ...wish, endDate: "2026-12-31" }], { keptOut, kept: [over] }))).toBe("worker.restricted");
  });
  test("keeps an open link and can change its dates", () => {
    expect(refusalOf(decided([{ ...wish, endDate: "2026-12-31" }], { keptOut, kept: [inTheMine] }))).toBe("accepted");
  });
});
