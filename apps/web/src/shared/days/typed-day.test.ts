import { expect, test } from "vitest";
import { formatDay } from "../format/format-day.ts";
import { isoDayOf, maskDay } from "./typed-day.ts";

test("a day is typed as dd/mm/yyyy and sent as yyyy-mm-dd [R-401]", () => {
  expect(isoDayOf("05/03/2024")).toBe("2024-03-05");
  expect(formatDay(isoDayOf("29/02/2028") ?? "")).toBe("29/02/2028");
});

test("isoDayOf is null when the day is incomplete or does not exist", () => {
  for (const typed of ["", "05/03", "05/03/20", "30/02/2026", "29/02/2026", "00/01/2026", "01/13/2026", "05-03-2024"])
    expect([typed, isoDayOf(typed)]).toEqual([typed, null]);
});

test("maskDay inserts the slashes into typed and pasted text", () => {
  expect(["0", "05", "050", "05032024", "5 03 2024", "05/03/2024123"].map(maskDay)).toEqual([
    "0",
    "05",
    "05/0",
    "05/03/2024",
    "50/32/024",
    "05/03/2024",
  ]);
});

test("maskDay reads a day pasted from a spreadsheet", () => {
  expect(["2024-03-05", " 2024-03-05 ", "2024-03-0"].map(maskDay)).toEqual(["05/03/2024", "05/03/2024", "20/24/030"]);
});
