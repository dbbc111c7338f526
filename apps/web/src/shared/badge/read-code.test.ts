import { expect, test } from "vitest";
import { isWorkerId, readCode } from "./read-code.ts";

const code = "q1w2e3r4t5y6abcdefghjkmn10";

test("readCode accepts groups, capitals, mistaken letters and a link [CD-017]", () => {
  expect(readCode("Q1W2 E3R4-T5Y6 abcd efgh jkmn lO")).toBe(code);
  expect(readCode(` https://emdia.example/colaboradores/badge-info/${code}?x=1 `)).toBe(code);
  expect(readCode("<script>")).toBe("scr1pt");
  expect(readCode("   ")).toBe("");
});

test("a number is the id of a worker and no code of a badge [CD-157]", () => {
  expect([isWorkerId("42"), isWorkerId(code), isWorkerId("")]).toEqual([true, false, false]);
});
