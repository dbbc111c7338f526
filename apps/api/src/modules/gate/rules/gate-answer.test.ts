import { expect, test } from "vitest";
import { gateAnswer, kindsOf, shownReasons } from "./gate-answer.ts";

const today = "2026-03-10";
type Facts = NonNullable<Parameters<typeof gateAnswer>[0]>;
const facts = (change: Partial<Facts> = {}): Facts => ({
  phases: [{ status: "active", from: "2026-01-05", until: null }],
  link: { hiringDate: "2026-03-02", endDate: null },
  project: { isActive: true, startDate: null, endDate: null },
  restrictions: [],
  blockingDocuments: [],
  ...change,
});
const answer = (change?: Partial<Facts>) => gateAnswer(facts(change), today);
const aso = { name: "ASO periódico", isHealth: true };

test("an active worker without reasons may enter and is fit [CD-161]", () => {
  expect(answer()).toEqual({ mayEnter: true, health: "fit", reasons: [] });
});

test("a badge is not valid without a link or after the dismissal", () => {
  expect(gateAnswer(undefined, today)).toBe(null);
  expect(answer({ phases: [{ status: "dismissed", from: "2026-03-01", until: null }] })).toBe(null);
});

test("a missing health document is one reason without its name [CD-018]", () => {
  const blockingDocuments = [
    { ...aso, since: null },
    { ...aso, name: "Audiometria", since: today },
  ];
  const given = answer({ blockingDocuments });
  expect(given).toEqual({ mayEnter: false, health: "unfit", reasons: [{ kind: "health", note: null, until: null }] });
  expect(JSON.stringify(given)).not.toContain("ASO");
});

test("a health document that expires later leaves the worker fit", () => {
  expect(answer({ blockingDocuments: [{ ...aso, since: "2026-03-11" }] })).toMatchObject({ mayEnter: true, health: "fit" });
});

test("other missing documents are named, with health beside them", () => {
  const given = answer({
    blockingDocuments: [
      { name: "NR-35", since: null, isHealth: false },
      { ...aso, since: null },
    ],
  });
  expect(given?.reasons).toEqual([
    { kind: "documents", note: "NR-35", until: null },
    { kind: "health", note: null, until: null },
  ]);
});

const restricted = { kind: "restricted", note: "Briga no refeitório", until: "2026-04-01" } as const;
const names = { contractorName: "Serra Azul", providerName: "Ipê Andaimes" };

test("shownReasons names the company that can resolve each reason", () => {
  const shown = shownReasons([restricted, { kind: "health", note: null, until: null }], { ...names, seesDetails: true });
  expect(shown).toEqual([
    { ...restricted, remedy: "restrictions", side: "contractor", companyName: "Serra Azul" },
    { kind: "health", note: null, until: null, remedy: "pendencies", side: "provider", companyName: "Ipê Andaimes" },
  ]);
});

test("shownReasons lists kinds once without the permission for details [CD-169]", () => {
  const plain = { remedy: "restrictions", side: "contractor", companyName: "Serra Azul" };
  const shown = shownReasons([restricted, { ...restricted, note: "Outra" }], { ...names, seesDetails: false });
  expect(shown).toEqual([{ kind: "restricted", note: null, until: null, ...plain }]);
});

test("kindsOf lists each kind once", () => {
  expect(kindsOf([restricted, restricted, { kind: "health", note: null, until: null }])).toEqual(["restricted", "health"]);
});
