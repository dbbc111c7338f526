import { expect, test } from "vitest";
import { formatDay } from "../format/format-day.ts";
import { dayFault, isoDayOf, maskDay } from "./typed-day.ts";

/** The text of the field after each key. */
const afterTyping = (keys: string) => [...keys].reduce((text, key) => maskDay(text + key, "typed"), "");

test("a day is typed as dd/mm/yyyy and sent as yyyy-mm-dd [R-401]", () => {
  expect(isoDayOf("05/03/2024")).toBe("2024-03-05");
  expect(formatDay(isoDayOf("29/02/2028") ?? "")).toBe("29/02/2028");
});

test("isoDayOf is null when the day is incomplete or does not exist", () => {
  const none = ["", "05/03", "05/03/20", "30/02/2026", "29/02/2026", "00/01/2026", "01/13/2026", "05-03-2024"];
  for (const typed of none) expect([typed, isoDayOf(typed)]).toEqual([typed, null]);
});

test("isoDayOf is null when the year is before 1900", () => {
  expect(["05/03/0026", "31/12/1899", "01/01/1900"].map(isoDayOf)).toEqual([null, null, "1900-01-01"]);
});

test("maskDay inserts the slashes into typed digits", () => {
  expect(["0", "05", "050", "05032024", "050320241"].map(afterTyping)).toEqual(["0", "05", "05/0", "05/03/2024", "05/03/2024"]);
});

test("maskDay pads a day and a month when the user types a separator", () => {
  expect(["5/", "5/3/", "5/3/2024", "05//03/2024", "5 3 2024", "5.3.2024", "5-3-24", "0503/2024"].map(afterTyping)).toEqual([
    "05/",
    "05/03/",
    "05/03/2024",
    "05/03/2024",
    "05/03/2024",
    "05/03/2024",
    "05/03/24",
    "05/03/2024",
  ]);
});

test("maskDay pads nothing when the user deletes or replaces a digit", () => {
  expect(maskDay("05/", "deleted")).toBe("05");
  expect(maskDay("5/03/2024", "deleted")).toBe("50/32/024");
  expect(maskDay("1/03/2024", "typed")).toBe("10/32/024");
});

test("maskDay reads pasted days with separators, short parts or a time", () => {
  const pasted = ["5/3/2024", "5 03 2024", "05.03.2024", "05032024", "5/3/24", "05/03/2024 08:00", "05/03/2024123"];
  expect(pasted.map((text) => maskDay(text))).toEqual([...Array(4).fill("05/03/2024"), "05/03/24", ...Array(2).fill("05/03/2024")]);
});

test("maskDay reads a day pasted from a spreadsheet", () => {
  expect(["2024-03-05", " 2024-03-05 ", "2024-3-5", "2024-03-05 00:00:00", "2024-03-05T00:00:00Z"].map((text) => maskDay(text))).toEqual(
    Array(5).fill("05/03/2024"),
  );
});

test("dayFault names a year of two digits", () => {
  expect(["", "05/03/2024", "05/03/24", "05/03/2", "30/02/2026", "05/03/0026"].map(dayFault)).toEqual([
    null,
    null,
    "shortYear",
    "none",
    "none",
    "none",
  ]);
});
