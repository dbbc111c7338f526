import { expect, test } from "vitest";
import { admitted, crusher, story, substation } from "../../../../test/facts/worker-facts.ts";
import { workerInProject } from "./project-worker.ts";

const within = { project: substation, returnAfterDays: 30 };
const worker = (...told: Parameters<typeof story>) =>
  workerInProject(
    {
      id: 7,
      supplierId: 2,
      regime: "clt_indefinite",
      formerRegimes: [],
      restricted: false,
      riskActivityIds: [],
      links: [],
      movements: story(...told),
    },
    within,
  );
const returns = (...told: Parameters<typeof story>) => worker(...told).movements.filter(({ kind }) => kind === "return");

test("workerInProject omits links that never took effect", () => {
  const links = [
    { hiringDate: "2026-01-15", endDate: "2026-01-14" },
    { hiringDate: "2026-02-01", endDate: "2026-02-28" },
    { hiringDate: "2026-03-01", endDate: null },
  ];
  const { linked } = workerInProject({ ...worker(admitted), links, movements: [] }, within);
  expect(linked).toEqual([
    { from: "2026-02-01", until: "2026-02-28" },
    { from: "2026-03-01", until: null },
  ]);
});

test("leave counts as away, and vacation does not", () => {
  const { away } = worker(
    admitted,
    { kind: "leave", startDate: "2026-02-01", endDate: "2026-02-28" },
    { kind: "vacation", startDate: "2026-05-01", endDate: "2026-05-30" },
  );
  expect(away).toEqual([{ from: "2026-02-01", until: "2026-02-28" }]);
});

test("movements of another project are omitted", () => {
  const { movements } = worker(
    admitted,
    { kind: "risk_change", startDate: "2026-02-01", project: crusher },
    { kind: "risk_change", startDate: "2026-02-02", project: substation },
  );
  expect(movements.map(({ id }) => id)).toEqual([1, 3]);
});

test("admissions and dismissals apply to every project", () => {
  const { movements } = worker(
    admitted,
    { kind: "admission", startDate: "2026-06-01", project: crusher },
    { kind: "dismissal", startDate: "2026-02-01", project: crusher },
  );
  expect(movements.map(({ id, kind }) => [id, kind])).toEqual([
    [1, "admission"],
    [3, "dismissal"],
    [2, "admission"],
  ]);
});

test("a leave of 30 days gives one return, recorded or not", () => {
  const leave = { kind: "leave", startDate: "2026-02-01" } as const;
  expect(returns(admitted, leave, { kind: "return", startDate: "2026-03-03" })).toEqual([{ id: 2, kind: "return", on: "2026-03-03" }]);
  expect(returns(admitted, { ...leave, endDate: "2026-03-02" })).toEqual([{ id: 2, kind: "return", on: "2026-03-03" }]);
  expect(returns(admitted, leave, { kind: "return", startDate: "2026-03-02" })).toEqual([]);
});

test("a vacation after a leave delays the return", () => {
  const leave = { kind: "leave", startDate: "2026-02-01", endDate: "2026-03-31" } as const;
  const vacation = { kind: "vacation", startDate: "2026-04-01" } as const;
  expect(returns(admitted, leave, { ...vacation, endDate: "2026-04-20" })).toEqual([{ id: 2, kind: "return", on: "2026-04-21" }]);
  expect(returns(admitted, leave, vacation)).toEqual([]);
  expect(returns(admitted, leave, { ...vacation, endDate: "2026-04-20" }, { kind: "dismissal", startDate: "2026-04-21" })).toEqual([]);
});

test("a second leave without work in between delays the return", () => {
  const story = (last: string) =>
    returns(
      admitted,
      { kind: "leave", startDate: "2026-02-01", endDate: "2026-03-31" },
      { kind: "vacation", startDate: "2026-04-01", endDate: "2026-04-30" },
      { kind: "leave", startDate: "2026-05-01", endDate: last },
    );
  expect(story("2026-05-05")).toEqual([{ id: 2, kind: "return", on: "2026-05-06" }]);
  expect(story("2026-06-15")).toEqual([{ id: 4, kind: "return", on: "2026-06-16" }]);
});

test("an open leave, a dismissal and a vacation give no return", () => {
  const leave = { kind: "leave", startDate: "2026-02-01" } as const;
  expect(returns(admitted, leave)).toEqual([]);
  expect(returns(admitted, leave, { kind: "dismissal", startDate: "2026-06-01" })).toEqual([]);
  expect(returns(admitted, { kind: "vacation", startDate: "2026-02-01", endDate: "2026-03-31" })).toEqual([]);
});
