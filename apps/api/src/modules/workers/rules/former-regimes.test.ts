import { expect, test } from "vitest";
import { heldSince, regimesBefore } from "./former-regimes.ts";

const admissionDate = "2026-01-05";
const intern = { regime: "intern", until: "2026-03-31" } as const;
const fixed = { regime: "clt_fixed_term", until: "2026-06-30" } as const;
const turn = (since: string, to: "clt_indefinite" | "clt_fixed_term" | "intern" | "mei" = "mei") =>
  ({ from: "clt_indefinite", to, since, admissionDate }) as const;

test("a regime that changes held until the day before", () => {
  expect(regimesBefore([], turn("2026-08-01"))).toEqual([{ regime: "clt_indefinite", until: "2026-07-31" }]);
  expect(regimesBefore([intern, fixed], turn("2026-08-01"))).toEqual([intern, fixed, { regime: "clt_indefinite", until: "2026-07-31" }]);
});

test("one that is corrected since the admission always held", () => {
  expect(regimesBefore([intern, fixed], turn(admissionDate))).toEqual([]);
});

test("what was to hold from that day on never did", () => {
  expect(regimesBefore([intern, fixed], turn("2026-05-01"))).toEqual([intern, { regime: "clt_fixed_term", until: "2026-04-30" }]);
  expect(regimesBefore([intern, fixed], turn("2026-07-01"))).toEqual([intern, fixed]);
});

test("whoever goes back to the regime that held until then never left it", () => {
  expect(regimesBefore([intern, fixed], turn("2026-05-01", "clt_fixed_term"))).toEqual([intern]);
});

test("the present regime holds since the day after the last of the former ones", () => {
  expect([heldSince([]), heldSince([intern, fixed])]).toEqual([null, "2026-07-01"]);
});
