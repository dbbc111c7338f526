import { hindrances } from "@emdia/contract/workers/standing.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { admitted, story } from "../../../../test/facts/worker-facts.ts";
import { addDays } from "../../../kernel/dates.ts";
import { cures, type Reason, reasonsIn, type StandingFacts, standingOn } from "./standing.ts";
import { phasesOf } from "./status.ts";

const today = "2026-03-10";
const facts = (change: Partial<StandingFacts> = {}): StandingFacts => ({
  phases: phasesOf(story(admitted)),
  link: { hiringDate: "2026-01-15", endDate: null },
  project: { isActive: true, startDate: "2026-01-01", endDate: null },
  restrictions: [],
  blockingDocuments: [],
  ...change,
});
const standing = (change: Partial<StandingFacts> = {}) => standingOn(reasonsIn(facts(change)), today);
const why = (change: Partial<StandingFacts>) => standing(change).reasons.map(({ hindrance }) => hindrance);

test("an eligible worker may work until the first known hindrance [CD-161]", () => {
  expect(standing()).toEqual({ mayWork: true, until: null, reasons: [] });
  expect(standing({ link: { hiringDate: "2026-01-15", endDate: "2026-03-12" } })).toMatchObject({ mayWork: true, until: "2026-03-12" });
  const project = { isActive: true, startDate: null, endDate: "2026-03-20" };
  const restrictions = [{ startDate: "2026-03-16", endDate: null, reason: "Sem cinto" }];
  expect(standing({ project, restrictions })).toMatchObject({ mayWork: true, until: "2026-03-15" });
  const phases = phasesOf(story(admitted, { kind: "vacation", startDate: "2026-03-12", endDate: "2026-03-30" }));
  expect(standing({ project, restrictions, phases })).toMatchObject({ mayWork: true, until: "2026-03-11" });
});

test("an ineligible worker has every reason with its period", () => {
  const phases = phasesOf(story(admitted, { kind: "leave", startDate: "2026-02-11" }));
  const restrictions = [{ startDate: "2026-03-01", endDate: "2026-03-30", reason: "Sem cinto" }];
  expect(standing({ phases, restrictions })).toEqual({
    mayWork: false,
    until: null,
    reasons: [
      { hindrance: "away", since: "2026-02-11", until: null, note: null },
      { hindrance: "restricted", since: "2026-03-01", until: "2026-03-30", note: "Sem cinto" },
    ],
  });
});

test("consecutive reasons block work until the last one ends", () => {
  const phases = phasesOf(story(admitted, { kind: "leave", startDate: "2026-02-11", endDate: "2026-03-15" }));
  const restrictions = [{ startDate: "2026-03-16", endDate: "2026-03-30", reason: "Sem cinto" }];
  expect(standing({ phases })).toMatchObject({ mayWork: false, until: "2026-03-15" });
  expect(standing({ phases, restrictions })).toMatchObject({ mayWork: false, until: "2026-03-30", reasons: [{ hindrance: "away" }] });
});

test("each hindrance gives its own reason", () => {
  expect(why({ phases: [] })).toEqual(["hiring"]);
  expect(why({ phases: phasesOf(story({ ...admitted, startDate: "2026-04-01" })) })).toEqual(["hiring"]);
  expect(why({ phases: phasesOf(story(admitted, { kind: "dismissal", startDate: today })) })).toEqual(["dismissed"]);
  expect(why({ phases: phasesOf(story(admitted, { kind: "vacation", startDate: today })) })).toEqual(["vacation"]);
  expect(why({ link: { hiringDate: "2026-03-11", endDate: null } })).toEqual(["link_to_come"]);
  expect(why({ link: { hiringDate: "2026-01-15", endDate: "2026-03-09" } })).toEqual(["link_over"]);
  expect(why({ project: { isActive: false, startDate: "2026-03-11", endDate: null } })).toEqual(["project_inactive", "project_to_come"]);
  expect(why({ project: { isActive: true, startDate: null, endDate: "2026-03-09" } })).toEqual(["project_over"]);
  expect(why({ restrictions: [{ startDate: "2026-03-11", endDate: null, reason: "" }] })).toEqual([]);
});

test("cures assigns each hindrance to the supplier or the contractor", () => {
  expect(hindrances.filter((hindrance) => cures[hindrance].side === "provider")).toEqual([
    "hiring",
    "away",
    "vacation",
    "dismissed",
    "link_to_come",
    "link_over",
    "documents",
  ]);
});

const day = fc.integer({ min: -40, max: 40 }).map((days) => addDays(today, days));
const reason: fc.Arbitrary<Reason> = fc
  .tuple(fc.option(day), fc.option(fc.integer({ min: 0, max: 20 })))
  .map(([since, lasts]) => ({ hindrance: "away", since, until: lasts === null ? null : addDays(since ?? today, lasts), note: null }));

test("mayWork is constant through until and changes the day after", () => {
  fc.assert(
    fc.property(fc.array(reason, { maxLength: 5 }), (reasons) => {
      const answer = standingOn(reasons, today);
      const last = answer.until ?? addDays(today, 100);
      for (let on = today; on <= last; on = addDays(on, 1)) expect(standingOn(reasons, on).mayWork).toBe(answer.mayWork);
      if (answer.until) expect(standingOn(reasons, addDays(answer.until, 1)).mayWork).toBe(!answer.mayWork);
    }),
  );
});

test("missing documents give one reason with at most three names [CD-161]", () => {
  const missingToday = (...names: readonly string[]) => names.map((name) => ({ name, since: null }));
  expect(standing({ blockingDocuments: missingToday("ASO") })).toEqual({
    mayWork: false,
    until: null,
    reasons: [{ hindrance: "documents", since: null, until: null, note: "ASO" }],
  });
  expect(standing({ blockingDocuments: missingToday("ASO", "NR-10", "NR-35", "Ficha de EPI", "OS") }).reasons[0]?.note).toBe(
    "ASO, NR-10, NR-35 (+2)",
  );
});

test("a reason says whether all missing documents are the worker's own", () => {
  const aso = { name: "ASO", since: null, isOwn: true };
  expect(standing({ blockingDocuments: [aso] }).reasons).toMatchObject([{ note: "ASO", ofWorkerOnly: true }]);
  expect(standing({ blockingDocuments: [aso, { name: "PGR", since: null, isOwn: false }] }).reasons[0]).not.toHaveProperty("ofWorkerOnly");
});

test("eligibility ends when the first blocking document expires [CD-161]", () => {
  const ending = [
    { name: "ASO", since: "2026-03-21" },
    { name: "NR-35", since: "2026-05-02" },
  ];
  expect(standing({ blockingDocuments: ending })).toEqual({ mayWork: true, until: "2026-03-20", reasons: [] });
  expect(standing({ blockingDocuments: [...ending, { name: "OS", since: null }] })).toMatchObject({
    mayWork: false,
    until: null,
    reasons: [{ note: "OS" }],
  });
  expect(standingOn(reasonsIn(facts({ blockingDocuments: ending })), "2026-03-21").reasons).toMatchObject([
    { hindrance: "documents", note: "ASO" },
  ]);
});
