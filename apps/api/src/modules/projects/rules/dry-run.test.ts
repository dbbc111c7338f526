import { expect, test } from "vitest";
import { factsWith, ipe, project, requirement, rigger } from "../../../../test/facts/linking-facts.ts";
import { beforeAndAfter, begunOn, dayOfChange, differenceBySupplier, differenceByWorker, standing } from "./dry-run.ts";

const differ = (facts = factsWith(), change = {}) => {
  const { before, after } = beforeAndAfter(facts, { from: "2026-04-01", since: "2026-04-01", opened: [], closedIds: [], ...change });
  return { day: after.today, difference: differenceBySupplier({ before, after }) };
};
const none = { supplierId: ipe.id, appears: 0, vanishes: 0, returns: 0, workers: 0 };

test("beforeAndAfter without a change yields no difference, today or later", () => {
  expect(differ()).toEqual({ day: "2026-04-01", difference: [none] });
  expect(differ(factsWith(), { from: "2026-01-01" }).day).toBe("2026-03-10");
});

test("dayOfChange refuses days over a year ahead and replaces past days", () => {
  const result = (day: string) => dayOfChange(day, "2026-03-10");
  expect(result("2027-03-11")).toMatchObject({ ok: true, value: "2027-03-11" });
  expect(result("2026-01-01")).toMatchObject({ ok: true, value: "2026-03-10" });
  for (const far of ["2027-03-12", "9999-12-31"])
    expect(result(far)).toMatchObject({ ok: false, code: "project.day_too_far", details: { last: "2027-03-11" } });
});

test("begunOn applies all requirements of a draft from its first day", () => {
  const chosenLate = requirement({ asks: "supplier", rhythm: "monthly", holds: { from: "2026-03-10", until: null } });
  const facts = factsWith({ requirements: [chosenLate], workers: [] });
  const months = (some: typeof facts) => standing({ ...some, today: "2026-04-01" }).map(({ month }) => month);
  expect(months(facts)).toEqual(["2026-03", "2026-04"]);
  expect(months(begunOn(facts, "2026-02-01"))).toEqual(["2026-02", "2026-03", "2026-04"]);
});

test("an opened document counts as appearing and a closed one as vanishing", () => {
  const monthly = requirement({ id: 11, asks: "supplier", rhythm: "monthly", holds: { from: "2026-04-01", until: null } });
  expect(differ(factsWith(), { opened: [monthly] }).difference).toEqual([{ ...none, appears: 1 }]);
  expect(differ(factsWith(), { closedIds: [10] }).difference).toEqual([{ ...none, vanishes: 1, workers: 1 }]);
});

test("adding a risk opens its documents only for exposed workers", () => {
  const risky = requirement({ riskActivityIds: [2] });
  const facts = factsWith({ requirements: [risky], workers: [{ ...rigger, riskActivityIds: [2] }] });
  expect(differ(facts, { riskActivityIds: [1, 2] }).difference).toEqual([{ ...none, appears: 1, workers: 1 }]);
  expect(differ(facts, { riskActivityIds: [] }).difference).toEqual([none]);
});

test("a change of an inactive project yields no difference", () => {
  const facts = factsWith({ project: { ...project, state: "inactive" } });
  expect(differ(facts, { opened: [requirement({ id: 12 })] }).difference).toEqual([none]);
});

test("differenceByWorker counts per document type and omits unaffected workers [R-286]", () => {
  const workers = [rigger, { ...rigger, id: 8, supplierId: 3 }];
  const suppliers = [ipe, { ...ipe, id: 3 }];
  const requirements = [requirement({ id: 10 }), requirement({ id: 11, asks: "supplier" }), requirement({ id: 12, notAskedOf: [ipe.id] })];
  const facts = factsWith({ workers, suppliers, requirements });
  const scope = { supplierId: ipe.id, plans: undefined, notAsked: [10, 11] };
  const { before, after } = beforeAndAfter(facts, { from: "2026-04-01", since: "2026-04-01", opened: [], closedIds: [], scope });
  const differences = differenceByWorker({ before, after }, () => true).map(({ byType, ...worker }) => ({
    ...worker,
    of: [...byType],
  }));
  expect(differences).toEqual([
    {
      workerId: rigger.id,
      appears: 1,
      vanishes: 1,
      of: [
        [22, { appears: 1, vanishes: 0 }],
        [20, { appears: 0, vanishes: 1 }],
      ],
    },
  ]);
  expect(differenceByWorker({ before, after }, (id) => id === 22)).toMatchObject([{ appears: 1, vanishes: 0 }]);
});

test("an ended pendency counts as returning, a deleted one never does [R-286]", () => {
  const risky = requirement({ riskActivityIds: [2] });
  const facts = factsWith({ requirements: [risky], workers: [{ ...rigger, riskActivityIds: [2] }] });
  const { before: exposed } = beforeAndAfter(
    { ...facts, project: { ...project, riskActivityIds: [2] } },
    { from: "2026-03-01", since: "2026-03-01", opened: [], closedIds: [] },
  );
  const existing = standing(facts, standing(exposed));
  expect(existing).toMatchObject([{ rest: { for: "good" } }]);
  const differences = (riskActivityIds: readonly number[], kept = existing) => {
    const { before, after } = beforeAndAfter(facts, {
      from: "2026-04-01",
      since: "2026-04-01",
      opened: [],
      closedIds: [],
      riskActivityIds,
    });
    const compared = { before, after, existing: kept };
    return [differenceBySupplier(compared), differenceByWorker(compared, () => true)];
  };
  expect(differences([2])).toMatchObject([[{ ...none, returns: 1, workers: 1 }], [{ appears: 1, vanishes: 0 }]]);
  expect(differences([])).toEqual([[none], []]);
  const deleted = existing.map((one) => ({ ...one, rest: { for: "ever" as const } }));
  expect(differences([2], deleted)).toEqual([[none], []]);
});
