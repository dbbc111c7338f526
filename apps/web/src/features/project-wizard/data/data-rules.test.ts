import { describe, expect, test } from "vitest";
import { dataRules } from "./data-rules.ts";

const typed = {
  name: "Britagem",
  contract: "CT-1",
  scope: " ",
  description: "",
  startDate: "2026-01-10",
  endDate: "2026-12-31",
  contactAccountId: "",
};

describe("step 1 of a project", () => {
  test("write sends the fields of step 1, and empty fields as null [R-271]", () => {
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

  test("write sends the contact as a number, and omits the default", () => {
    expect(dataRules.write({ ...typed, contactAccountId: "7" })).toMatchObject({ contactAccountId: 7 });
    expect(dataRules.write(typed)).not.toHaveProperty("contactAccountId");
  });

  test("faults requires a name and dates in order", () => {
    expect([...dataRules.faults({ ...typed, name: "  ", endDate: "2026-01-09" })]).toEqual([
      ["name", "required"],
      ["endDate", "datesReversed"],
    ]);
  });

  test("faults refuses dates outside the years 2000 to 2100", () => {
    const faults = (startDate: string, endDate: string) => [...dataRules.faults({ ...typed, startDate, endDate })];
    expect(faults("0026-01-10", "2026-12-31")).toEqual([["startDate", "yearUnlikely"]]);
    expect(faults("2026-01-10", "20262-12-31")).toEqual([["endDate", "yearUnlikely"]]);
    expect(faults("2000-01-01", "2100-12-31")).toEqual([]);
  });

  test("faults accepts a one-day project and refuses texts that are too long", () => {
    expect(dataRules.faults({ ...typed, endDate: "2026-01-10" }).size).toBe(0);
    expect([...dataRules.faults({ ...typed, scope: "x".repeat(256) }).keys()]).toEqual(["scope"]);
  });
});
