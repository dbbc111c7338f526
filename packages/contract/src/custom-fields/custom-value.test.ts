import { describe, expect, test } from "vitest";
import { type CustomFieldAsks, customValueFault } from "./custom-value.ts";

const faultsOf = (asks: CustomFieldAsks, values: readonly (string | null)[], required = false) =>
  values.map((value) => customValueFault({ required, asks }, value));

describe("custom field values [R-364]", () => {
  test("a missing value is a fault only in a required field", () => {
    const kinds: readonly CustomFieldAsks[] = [
      { kind: "text", maxLength: 5 },
      { kind: "number", minimum: null, maximum: null },
      { kind: "date" },
      { kind: "choice", options: ["A", "B"] },
    ];
    for (const asks of kinds) {
      expect(faultsOf(asks, [null, ""])).toEqual([undefined, undefined]);
      expect(faultsOf(asks, [null, ""], true)).toEqual(["required", "required"]);
    }
  });

  test("a text may not exceed its maximum length", () => {
    expect(faultsOf({ kind: "text", maxLength: 5 }, ["mina", "minas", "mineiro"])).toEqual([undefined, undefined, "too_long"]);
  });

  test("a number has a decimal point and stays within its limits", () => {
    const asks: CustomFieldAsks = { kind: "number", minimum: -1.5, maximum: 100 };
    expect(faultsOf(asks, ["0", "-1.5", "100", "99.9999"])).toEqual([undefined, undefined, undefined, undefined]);
    expect(faultsOf(asks, ["-1.6", "100.0001"])).toEqual(["too_small", "too_large"]);
    const strange = ["1,5", "1.000,00", "01", "1e3", "1.23456", "1234567890123", "∞", " 1", "NaN", "."];
    expect(new Set(faultsOf(asks, strange))).toEqual(new Set(["not_a_number"]));
    expect(faultsOf({ kind: "number", minimum: null, maximum: null }, ["-999999999999.9999", "999999999999"])).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("a date must be a day of the calendar", () => {
    expect(faultsOf({ kind: "date" }, ["2028-02-29", "0900-01-01"])).toEqual([undefined, undefined]);
    const strange = ["2027-02-29", "2027-13-01", "2027-1-1", "01/02/2027", "2027-01-01T00:00:00Z", "ontem"];
    expect(new Set(faultsOf({ kind: "date" }, strange))).toEqual(new Set(["not_a_day"]));
  });

  test("a choice must equal one of the options exactly", () => {
    expect(faultsOf({ kind: "choice", options: ["Turno A", "Turno B"] }, ["Turno A", "turno a", "Turno C"])).toEqual([
      undefined,
      "not_an_option",
      "not_an_option",
    ]);
  });
});
