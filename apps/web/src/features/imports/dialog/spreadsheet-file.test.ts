import { expect, test } from "vitest";
import { offeredSheets, sheetFaultOf } from "./spreadsheet-file.ts";

const MB = 1_048_576;

test("an import accepts one xlsx or csv file up to 20 MB [CD-147]", () => {
  const fault = (name: string, size: number) => sheetFaultOf([{ name, size }]);
  expect([fault("equipe.xlsx", 20 * MB), fault("EQUIPE.CSV", 1)]).toEqual([null, null]);
  expect([fault("a.xlsx", 20 * MB + 1), fault("a.csv", 0), fault("a.xls", 9), fault("a.pdf", 9), fault("a", 9)]).toEqual([
    "tooLarge",
    "empty",
    "wrongType",
    "wrongType",
    "wrongType",
  ]);
  expect([sheetFaultOf([]), sheetFaultOf(Array(2).fill({ name: "a.csv", size: 1 }))]).toEqual(["wrongType", "several"]);
  expect(offeredSheets.split(",")).toEqual(expect.arrayContaining([".xlsx", ".csv", "text/csv"]));
});
