import { expect, test } from "vitest";
import { factsWith, ipe, monthsIn, project, requirement, rigger } from "../../../../../test/facts/linking-facts.ts";
import type { Existing, Facts, Span, Worker } from "./facts.ts";
import { carriedOut, reconcile } from "./reconcile.ts";

const from = (day: string, until: string | null = null): Span => ({ from: day, until });
const fresh = (facts: Facts) => reconcile(facts, []).create;
const base = (facts: Facts): readonly Existing[] => carriedOut(reconcile(facts, []));

test("a worker of a linked supplier owes a standing document once", () => {
  expect(fresh(factsWith())).toEqual([{ typeId: 20, requirementId: 10, supplierId: 2, workerId: 7, month: null, movementId: null }]);
});

test("reconcile returns no difference when every required pendency exists", () => {
  expect(reconcile(factsWith(), base(factsWith()))).toEqual({ create: [], deactivate: [], reactivate: [], reschedule: [] });
});

test("a supplier document is required of the supplier and of no worker", () => {
  const facts = factsWith({ requirements: [requirement({ asks: "supplier" })] });
  expect(fresh(facts)).toEqual([{ typeId: 20, requirementId: 10, supplierId: 2, workerId: null, month: null, movementId: null }]);
});

test("a monthly document is required for each begun month since the link", () => {
  const requirements = [requirement({ rhythm: "monthly", plan: "STP" })];
  expect(monthsIn(fresh(factsWith({ requirements })))).toEqual(["2026-01", "2026-02", "2026-03"]);
  const late = factsWith({ requirements, workers: [{ ...rigger, linked: [from("2026-02-28")] }] });
  expect(monthsIn(fresh(late))).toEqual(["2026-02", "2026-03"]);
});

test("the period of the plan bounds the months [R-289]", () => {
  const suppliers = [{ ...ipe, plans: [{ plan: "STP" as const, holds: from("2026-02-01", "2026-02-28") }] }];
  expect(monthsIn(fresh(factsWith({ suppliers, requirements: [requirement({ rhythm: "monthly", plan: "STP" })] })))).toEqual(["2026-02"]);
});

test("the earlier end of plan period and worker link bounds the months [R-289]", () => {
  const plans = [{ plan: "STP" as const, holds: from("2026-01-01", "2026-02-28") }];
  const requirements = [requirement({ rhythm: "monthly", plan: "STP" })];
  const requiredMonths = (until: string) =>
    monthsIn(
      fresh(factsWith({ requirements, suppliers: [{ ...ipe, plans }], workers: [{ ...rigger, linked: [from("2026-01-01", until)] }] })),
    );
  expect([requiredMonths("2026-01-31"), requiredMonths("2026-03-31")]).toEqual([["2026-01"], ["2026-01", "2026-02"]]);
});

test("a supplier without the plan owes none of its documents [R-284]", () => {
  const suppliers = [{ ...ipe, plans: [{ plan: "SSMA" as const, holds: from("2026-01-01") }] }];
  expect(fresh(factsWith({ suppliers, requirements: [requirement({ plan: "STP" })] }))).toEqual([]);
});

test("a movement document is never required of a supplier", () => {
  expect(fresh(factsWith({ requirements: [requirement({ asks: "supplier", rhythm: "movement", movements: ["admission"] })] }))).toEqual([]);
});

test("a worker with a link that ended before the project owes nothing", () => {
  const workers = [{ ...rigger, linked: [from("2020-01-01", "2020-12-31")] }];
  expect(fresh(factsWith({ workers }))).toEqual([]);
});

test("each movement during the link opens a document of its own", () => {
  const movements = [
    { id: 41, kind: "admission", on: "2026-01-01" },
    { id: 42, kind: "vacation", on: "2026-02-01" },
    { id: 43, kind: "vacation", on: "2025-12-31" },
    { id: 44, kind: "vacation", on: "2026-03-11" },
  ];
  const opened = (kind: string) =>
    fresh(factsWith({ requirements: [requirement({ rhythm: "movement", movements: [kind] })], workers: [{ ...rigger, movements }] }));
  expect(opened("admission").map(({ movementId }) => movementId)).toEqual([41]);
  expect(opened("vacation").map(({ movementId }) => movementId)).toEqual([42]);
});

test("a worker back from leave owes the documents of leave and return", () => {
  const asking = { rhythm: "movement" } as const;
  const requirements = [
    requirement({ ...asking, movements: ["leave"] }),
    requirement({ ...asking, id: 11, typeId: 21, movements: ["return"] }),
    requirement({ ...asking, id: 12, typeId: 22, movements: ["leave", "return"] }),
  ];
  const owed = (movements: Worker["movements"]) =>
    fresh(factsWith({ requirements, workers: [{ ...rigger, movements }] })).map(({ typeId, movementId }) => [typeId, movementId]);
  const leave = { id: 41, kind: "leave", on: "2026-01-20" } as const;
  expect(owed([leave]).toSorted()).toEqual([
    [20, 41],
    [22, 41],
  ]);
  expect(owed([leave, { id: 41, kind: "return", on: "2026-03-02" }]).toSorted()).toEqual([
    [20, 41],
    [21, 41],
    [22, 41],
  ]);
});

const ofAdmission = { rhythm: "movement", movements: ["admission"] } as const;
const admittedOnes = (facts: Facts) => fresh(facts).map(({ movementId }) => movementId);

test("a worker owes the documents of the last admission before the link", () => {
  const owed = (movements: Worker["movements"], until: string | null = null) => {
    const workers = [{ ...rigger, linked: [from("2026-02-01", until)], movements }];
    return admittedOnes(factsWith({ requirements: [requirement(ofAdmission)], workers }));
  };
  const [first, gone, again] = [
    { id: 51, kind: "admission", on: "2019-05-06" },
    { id: 52, kind: "dismissal", on: "2021-01-10" },
    { id: 53, kind: "admission", on: "2024-08-01" },
  ];
  expect(owed([first])).toEqual([51]);
  expect(owed([first, gone, again])).toEqual([53]);
  expect(owed([first, gone])).toEqual([]);
  expect(owed([first], "2026-03-05")).toEqual([]);
  expect(owed([first, { id: 54, kind: "admission", on: "2026-02-10" }]).toSorted()).toEqual([51, 54]);
});

test("an earlier admission counts while the requirement and the plan apply", () => {
  const admitted = [{ id: 51, kind: "admission", on: "2026-01-05" }];
  const workers = [{ ...rigger, movements: admitted }];
  const demanded = requirement({ ...ofAdmission, holds: from("2026-02-01") });
  expect(admittedOnes(factsWith({ requirements: [demanded], workers }))).toEqual([51]);
  const suppliers = [{ ...ipe, plans: [{ plan: "SSMA" as const, holds: from("2026-02-01", "2026-02-28") }] }];
  expect(admittedOnes(factsWith({ requirements: [requirement(ofAdmission)], workers, suppliers }))).toEqual([]);
});

test("a dismissed worker owes past months and dismissal documents, no standing ones", () => {
  const requirements = [
    requirement(),
    requirement({ id: 11, rhythm: "monthly" }),
    requirement({ id: 12, rhythm: "movement", movements: ["dismissal"] }),
  ];
  const before = base(factsWith({ requirements }));
  const gone = {
    ...rigger,
    linked: [from("2026-01-01", "2026-03-05")],
    movements: [{ id: 50, kind: "dismissal", on: "2026-03-05" }],
  };
  const { create, deactivate } = reconcile(factsWith({ requirements, workers: [gone] }), before);
  expect(create).toMatchObject([{ requirementId: 12, movementId: 50 }]);
  expect(deactivate).toEqual([{ id: 1, rest: { for: "good", reason: "no_longer_demanded" } }]);
});

test("a document applies to the regimes it names", () => {
  const requirements = [requirement({ regimes: ["mei"] })];
  expect(fresh(factsWith({ requirements }))).toEqual([]);
  expect(fresh(factsWith({ requirements, workers: [{ ...rigger, regime: "mei" }] }))).toHaveLength(1);
});

test("a risk document requires an exposed worker and a project risk [R-274]", () => {
  const requirements = [requirement({ riskActivityIds: [1] })];
  expect(fresh(factsWith({ requirements }))).toHaveLength(1);
  expect(fresh(factsWith({ requirements, workers: [{ ...rigger, riskActivityIds: [2] }] }))).toEqual([]);
  expect(fresh(factsWith({ requirements, project: { ...project, riskActivityIds: [2] } }))).toEqual([]);
});

test("a month of absence pauses only the monthly pendencies", () => {
  const requirements = [requirement(), requirement({ id: 11, rhythm: "monthly" })];
  const before = base(factsWith({ requirements }));
  const away = [{ ...rigger, away: [from("2026-01-20", "2026-03-02")] }];
  const { create, deactivate } = reconcile(factsWith({ requirements, workers: away }), before);
  expect(create).toEqual([]);
  const february = before.find(({ month }) => month === "2026-02")?.id;
  expect(deactivate).toEqual([{ id: february, rest: { for: "a_time", reason: "worker_away" } }]);
});

test("a month without service pauses that month for supplier and workers", () => {
  const requirements = [requirement({ rhythm: "monthly" }), requirement({ id: 11, rhythm: "monthly", asks: "supplier" })];
  const before = base(factsWith({ requirements }));
  const { deactivate } = reconcile(factsWith({ requirements, suppliers: [{ ...ipe, monthsWithoutService: ["2026-02"] }] }), before);
  expect(deactivate.map(({ rest }) => rest.reason)).toEqual(["no_service_in_month", "no_service_in_month"]);
});

test("an inactive project pauses its pendencies and reactivation restores them [R-252]", () => {
  const before = base(factsWith());
  const inactive = factsWith({ project: { ...project, state: "inactive" } });
  const rested = reconcile(inactive, before);
  expect(rested.deactivate).toEqual([{ id: 1, rest: { for: "a_time", reason: "project_inactive" } }]);
  const asleep = carriedOut(rested, before);
  const back = reconcile(factsWith(), asleep);
  expect(back).toEqual({ create: [], deactivate: [], reactivate: [1], reschedule: [] });
  expect(carriedOut(back, asleep)).toEqual(before);
});

test("a removed project ends all its pendencies [R-251]", () => {
  const { deactivate } = reconcile(factsWith({ project: { ...project, state: "removed" } }), base(factsWith()));
  expect(deactivate.map(({ rest }) => rest.for)).toEqual(["good"]);
});

test("a restriction pauses the worker's pendencies", () => {
  const { deactivate } = reconcile(factsWith({ workers: [{ ...rigger, restricted: true }] }), base(factsWith()));
  expect(deactivate).toEqual([{ id: 1, rest: { for: "a_time", reason: "worker_restricted" } }]);
});

test("a paused pendency ends when it is no longer required", () => {
  const before = base(factsWith());
  const rested = carriedOut(reconcile(factsWith({ workers: [{ ...rigger, restricted: true }] }), before), before);
  expect(reconcile(factsWith({ workers: [] }), rested).deactivate).toEqual([
    { id: 1, rest: { for: "good", reason: "no_longer_demanded" } },
  ]);
});

test("a month with two demand periods opens once, for the first requirement", () => {
  const times = [
    requirement({ id: 12, typeId: 1, holds: from("2026-03-05") }),
    requirement({ typeId: 1, holds: from("2026-01-01", "2026-03-04") }),
  ];
  const monthly = times.map((one) => ({ ...one, rhythm: "monthly" as const }));
  const created = fresh(factsWith({ requirements: monthly, today: "2026-04-10" }));
  expect(created.map(({ month, requirementId }) => [month, requirementId])).toEqual([
    ["2026-01", 10],
    ["2026-02", 10],
    ["2026-03", 10],
    ["2026-04", 12],
  ]);
  const ofSupplier = fresh(factsWith({ requirements: monthly.map((one) => ({ ...one, asks: "supplier" as const })) }));
  expect(monthsIn(ofSupplier)).toEqual(["2026-01", "2026-02", "2026-03"]);
});

test("the older of two requirements of one day wins in any order", () => {
  const [first, second] = [requirement(), requirement({ id: 12, typeId: 20 })];
  for (const requirements of [
    [first, second],
    [second, first],
  ])
    expect(fresh(factsWith({ requirements })).map(({ requirementId }) => requirementId)).toEqual([10]);
});

test("a second requirement applies to a supplier that the first one exempted", () => {
  const first = requirement({ typeId: 1, rhythm: "monthly", holds: from("2026-01-01", "2026-03-04"), notAskedOf: [ipe.id] });
  const second = requirement({ id: 12, typeId: 1, rhythm: "monthly", holds: from("2026-03-05") });
  expect(fresh(factsWith({ requirements: [first, second] }))).toMatchObject([{ requirementId: 12, month: "2026-03" }]);
});

test("an ended standing document is reactivated when it is demanded again", () => {
  const before = base(factsWith());
  const ended = factsWith({ requirements: [requirement({ holds: from("2026-01-01", "2026-03-09") })] });
  const given = carriedOut(reconcile(ended, before), before);
  expect(given.map(({ rest }) => rest?.for)).toEqual(["good"]);
  const again = { ...ended, requirements: [...ended.requirements, requirement({ id: 12, typeId: 20, holds: from("2026-03-10") })] };
  expect(reconcile(again, given)).toEqual({ create: [], deactivate: [], reactivate: [1], reschedule: [] });
});

test("an exempt supplier owes nothing while the others still do [R-287]", () => {
  const other = { ...ipe, id: 3 };
  const requirements = [requirement({ asks: "supplier", notAskedOf: [ipe.id] })];
  const { create } = reconcile(factsWith({ requirements, suppliers: [ipe, other], workers: [] }), []);
  expect(create.map(({ supplierId }) => supplierId)).toEqual([other.id]);
});

test("reconcile never changes a pendency that a user deleted [CD-149]", () => {
  const deleted = base(factsWith()).map((one) => ({ ...one, rest: { for: "ever" as const } }));
  const nothing = { create: [], deactivate: [], reactivate: [], reschedule: [] };
  expect(reconcile(factsWith(), deleted)).toEqual(nothing);
  expect(reconcile(factsWith({ requirements: [] }), deleted)).toEqual(nothing);
  expect(reconcile(factsWith({ project: { ...project, state: "inactive" } }), deleted)).toEqual(nothing);
});
