import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("csvLine quotes separators, quotes and line breaks", () => {
  expect(csvLine(["Ana", 'Silva; "Bia"', "duas\nlinhas", ""])).toBe('Ana;"Silva; ""Bia""";"duas\nlinhas";\r\n');
});

test("csvLine escapes cells that begin like a formula", () => {
  expect(csvLine(["=1+1", "+55 31", "-2", "@SUM(A1)", "\tx", "2-1"])).toBe("'=1+1;'+55 31;'-2;'@SUM(A1);'\tx;2-1\r\n");
});
