import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("csvLine quotes every cell and doubles quotes", () => {
  expect(csvLine(["Ana", 'Silva; "Bia"', "duas\r\nlinhas", ""])).toBe('"Ana";"Silva; ""Bia""";"duas\r\nlinhas";""\r\n');
});

test.each([
  ["=1+1", "'=1+1"],
  ["+55 31", "'+55 31"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\tx", "'\tx"],
  ["\rx", "'\rx"],
  ["＝1", "'＝1"],
  ["＋1", "'＋1"],
  ["－1", "'－1"],
  ["＠SUM(A1)", "'＠SUM(A1)"],
  ["  =1", "'  =1"],
  ["\u00A0\u3000＝1", "'\u00A0\u3000＝1"],
  [" \tx", "' \tx"],
  ["a;=1", "a;'=1"],
  ["a, @b", "a,' @b"],
  ["a|-1", "a|'-1"],
  ["a\t＋1", "a\t'＋1"],
  ["a\r\n=1", "a\r\n'=1"],
])("csvLine puts an apostrophe before the formula of %j", (text, neutralized) => {
  expect(csvLine([text])).toBe(`"${neutralized}"\r\n`);
});

test.each(["2-1", "ana@obra.example", "a = b", "São João - oeste", "12/2026; sim", "a\r\n\r\nb"])("csvLine keeps %j unchanged", (text) => {
  expect(csvLine([text])).toBe(`"${text}"\r\n`);
});
