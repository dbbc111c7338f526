import { describe, expect, test } from "vitest";
import { readRestrictionLine } from "./read-restriction-line.ts";
import { restrictionColumns } from "./restriction-columns.ts";

const cells = { name: "José Prado", cpf: "529.982.247-25", reason: "Descumprimento da NR-35", startDate: "02/03/2026", endDate: "" };
const reasonsOf = (changed: object) => readRestrictionLine({ ...cells, ...changed }).reasons;

test("the columns are those of the person, the reason and the period", () => {
  expect(restrictionColumns.map(({ key }) => key)).toEqual([
    "name",
    "cpf",
    "foreignType",
    "foreignCountry",
    "foreignNumber",
    "reason",
    "startDate",
    "endDate",
  ]);
  expect(restrictionColumns.filter(({ isRequired }) => isRequired).map(({ key }) => key)).toEqual(["name", "cpf", "reason", "startDate"]);
});

describe("readRestrictionLine", () => {
  test("a complete line has its values", () => {
    const { line } = readRestrictionLine({ ...cells, cpf: "52998224725", endDate: "46267" });
    expect(line).toMatchObject({ name: "José Prado", reason: cells.reason, startDate: "2026-03-02", endDate: "2026-09-02" });
    expect(line?.document).toMatchObject({ documentKind: "cpf", document: "52998224725" });
  });

  test("a foreign document replaces the CPF", () => {
    const foreign = { cpf: "", foreignType: "Passaporte", foreignCountry: "Argentina", foreignNumber: "aab-123" };
    expect(readRestrictionLine({ ...cells, ...foreign }).line?.document).toMatchObject({ documentCountry: "AR", document: "AAB123" });
  });

  test("an empty end is no end, and a file without the column leaves it open", () => {
    expect(readRestrictionLine(cells).line?.endDate).toBeNull();
    const { endDate: _, ...without } = cells;
    expect(readRestrictionLine(without).line).toHaveProperty("endDate", undefined);
  });

  test("each fault is returned with its column", () => {
    expect(reasonsOf({ name: " ", reason: "", startDate: "" })).toEqual([
      { code: "cell.required", column: "name" },
      { code: "cell.required", column: "reason" },
      { code: "cell.required", column: "startDate" },
    ]);
    expect(reasonsOf({ reason: "x".repeat(1_001), startDate: "31/02/2026", endDate: "ontem" })).toEqual([
      { code: "cell.too_long", column: "reason", details: { maximum: 1_000 } },
      { code: "cell.not_a_date", column: "startDate", details: { value: "31/02/2026" } },
      { code: "cell.not_a_date", column: "endDate", details: { value: "ontem" } },
    ]);
    expect(reasonsOf({ cpf: "11111111111" })).toMatchObject([{ column: "cpf" }]);
  });
});
