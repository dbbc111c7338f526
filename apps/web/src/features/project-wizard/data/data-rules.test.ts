import { describe, expect, test } from "vitest";
import { dataRules } from "./data-rules.ts";

const typed = { name: "Britagem", contract: "CT-1", scope: " ", description: "", startDate: "2026-01-10", endDate: "2026-12-31" };

describe("the first step of a project", () => {
  test("holds name, scope, contract, dates and description, and sends what is empty as nothing [R-271]", () => {
    expect(dataRules.write(typed)).toEqual({
      step: 1,
      name: "Britagem",
      contract: "CT-1",
      scope: null,
      description: null,
      startDate: "2026-01-10",
      endDate: "2026-12-31",
    });
  });

  test("asks for a name, and for dates in their order", () => {
    expect([...dataRules.faults({ ...typed, name: "  ", endDate: "2026-01-09" })]).toEqual([
      ["name", "required"],
      ["endDate", "datesReversed"],
    ]);
  });

  test("begins and ends in a year in which somebody may work on it", () => {
    const faults = (startDate: string, endDate: string) => [...dataRules.faults({ ...typed, startDate, endDate })];
    expect(faults("0026-01-10", "2026-12-31")).toEqual([["startDate", "yearUnlikely"]]);
    expect(faults("2026-01-10", "20262-12-31")).toEqual([["endDate", "yearUnlikely"]]);
    expect(faults("2000-01-01", "2100-12-31")).toEqual([]);
  });

  test("may begin and end on the same day, and lets no text grow beyond what is kept", () => {
    expect(dataRules.faults({ ...typed, endDate: "2026-01-10" }).size).toBe(0);
    expect([...dataRules.faults({ ...typed, scope: "x".repeat(256) }).keys()]).toEqual(["scope"]);
  });
});
