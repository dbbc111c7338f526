import { expect, test } from "vitest";
import { heldSince, regimesBefore } from "./former-regimes.ts";

const admissionDate = "2026-01-05";
const intern = { regime: "intern", until: "2026-03-31" } as const;
const fixed = { regime: "clt_fixed_term", until: "2026-06-30" } as const;
const turn = (since: string, to: "clt_indefinite" | "clt_fixed_term" | "intern" | "mei" = "mei") =>
  ({ from: "clt_indefinite", to, since, admissionDate }) as const;

test("a replaced regime ends the day before the new one begins", () => {
  expect(regimesBefore([], turn("2026-08-01"))).toEqual([{ regime: "clt_indefinite", until: "2026-07-31" }]);
  expect(regimesBefore([intern, fixed], turn("2026-08-01"))).toEqual([intern, fixed, { regime: "clt_indefinite", until: "2026-07-31" }]);
});

test("a correction from the admission on removes all former regimes", () => {
  expect(regimesBefore([intern, fixed], turn(admissionDate))).toEqual([]);
});

test("a backdated change shortens or removes later regimes", () => {
  expect(regimesBefore([intern, fixed], turn("2026-05-01"))).toEqual([intern, { regime: "clt_fixed_term", until: "2026-04-30" }]);
  expect(regimesBefore([intern, fixed], turn("2026-07-01"))).toEqual([intern, fixed]);
});

test("a backdated change to the former regime adds no entry", () => {
  expect(regimesBefore([intern, fixed], turn("2026-05-01", "clt_fixed_term"))).toEqual([intern]);
});

test("heldSince is the day after the last former regime", () => {
  expect([heldSince([]), heldSince([intern, fixed])]).toEqual([null, "2026-07-01"]);
});
