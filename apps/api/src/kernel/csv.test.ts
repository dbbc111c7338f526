import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("a line keeps what separates cells and lines inside quotes", () => {
  expect(csvLine(["Ana", 'Silva; "Bia"', "duas\nlinhas", ""])).toBe('Ana;"Silva; ""Bia""";"duas\nlinhas";\r\n');
});

test("no cell is a formula, whatever somebody is called", () => {
  expect(csvLine(["=1+1", "+55 31", "-2", "@SUM(A1)", "\tx", "2-1"])).toBe("'=1+1;'+55 31;'-2;'@SUM(A1);'\tx;2-1\r\n");
});
