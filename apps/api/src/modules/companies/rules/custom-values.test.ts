import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decideCustomValues } from "./custom-values.ts";

const shift = { id: 1, name: "Turno", required: true, asks: { kind: "choice", options: ["A", "B"] } } as const;
const code = { id: 2, name: "Código", required: false, asks: { kind: "text", maxLength: 5 } } as const;
const since = { id: 3, name: "Desde", required: false, asks: { kind: "date" } } as const;
const fields = [shift, code, since];
const of = (...values: readonly (readonly [number, string | null])[]) => values.map(([customFieldId, value]) => ({ customFieldId, value }));
const changesOf = (kept: ReturnType<typeof of>, given: ReturnType<typeof of>) => {
  const decision = decideCustomValues(fields, { kept, given });
  return decision.ok ? decision.value.map(({ field, from, to }) => [field.name, from, to]) : decision.details;
};

describe("decideCustomValues [R-364]", () => {
  test("decideCustomValues changes only the given values", () => {
    expect(changesOf(of([1, "A"], [2, "X1"]), of([2, "X2"], [3, "2026-03-10"]))).toEqual([
      ["Código", "X1", "X2"],
      ["Desde", null, "2026-03-10"],
    ]);
    expect(changesOf(of([1, "A"], [2, "X1"]), of([2, ""]))).toEqual([["Código", "X1", null]]);
    expect(changesOf(of([1, "A"]), of([1, "A"], [2, null]))).toEqual([]);
  });

  test("decideCustomValues returns every fault with its field", () => {
    expect(changesOf(of(), of([2, "comprido"], [3, "amanhã"], [9, "?"]))).toEqual({
      faults: [
        { customFieldId: 1, name: "Turno", fault: "required" },
        { customFieldId: 2, name: "Código", fault: "too_long" },
        { customFieldId: 3, name: "Desde", fault: "not_a_day" },
        { customFieldId: 9, fault: "not_asked" },
      ],
    });
  });

  test("decideCustomValues accepts an unchanged invalid value and refuses a new one", () => {
    expect(changesOf(of([1, "C"]), of([1, "C"], [2, "X"]))).toEqual([["Código", null, "X"]]);
    expect(changesOf(of([1, "A"]), of([1, "C"]))).toEqual({ faults: [{ customFieldId: 1, name: "Turno", fault: "not_an_option" }] });
  });

  test("decideCustomValues is idempotent", () => {
    const value = fc.record({ customFieldId: fc.constantFrom(1, 2, 3), value: fc.constantFrom("A", "B", "2026-03-10", "", null) });
    fc.assert(
      fc.property(fc.array(value, { maxLength: 5 }), (given) => {
        const decision = decideCustomValues(fields, { kept: [], given });
        if (!decision.ok) return;
        const kept = decision.value.map(({ field, to }) => ({ customFieldId: field.id, value: to }));
        expect(decideCustomValues(fields, { kept, given })).toEqual({ ok: true, value: [] });
      }),
    );
  });
});
