import { describe, expect, test } from "vitest";
import { decideRestrictionLine, type KnownRestriction } from "./decide-restriction-line.ts";

const document = { documentKind: "cpf", documentCountry: "BR", documentType: null, document: "52998224725" } as const;
const today = "2026-06-15";
const line = { document, name: "José Prado", reason: "NR-35", startDate: "2026-06-01", endDate: "2026-12-31" };
const known: KnownRestriction = { id: 7, name: "José Prado", reason: "NR-35", startDate: "2026-06-01", endDate: "2026-12-31" };
const decide = (changed: object, restrictions: readonly KnownRestriction[] = [known], mayChange = true) =>
  decideRestrictionLine({ ...line, ...changed }, restrictions, { today, mayChange });

describe("a line without a restriction in its period", () => {
  test("is a new restriction", () => {
    const { document: _, ...restriction } = line;
    expect(decide({}, [])).toEqual({ kind: "new", restriction });
    expect(decide({ startDate: "2027-01-01", endDate: null })).toMatchObject({ kind: "new", restriction: { endDate: null } });
    expect(decide({ startDate: "2026-01-01", endDate: undefined }, [])).toMatchObject({ kind: "new", restriction: { endDate: null } });
  });

  test("fails by the rules of the single form", () => {
    const failed = (code: string) => ({ kind: "failed", reason: { code, column: "endDate" } });
    expect(decide({ endDate: "2026-05-31" }, [])).toEqual(failed("restriction.dates_reversed"));
    expect(decide({ endDate: "2026-06-14" }, [])).toEqual(failed("restriction.already_past"));
  });
});

describe("a line in the period of a restriction", () => {
  test("is unchanged if all values are equal, even after its end", () => {
    expect(decide({})).toEqual({ kind: "unchanged", id: 7 });
    expect(decide({ endDate: undefined })).toEqual({ kind: "unchanged", id: 7 });
    const ended = { ...known, endDate: "2026-06-10" };
    expect(decide({ endDate: "2026-06-10" }, [ended])).toEqual({ kind: "unchanged", id: 7 });
  });

  test("is a change of the values that differ", () => {
    expect(decide({ reason: "NR-10", endDate: null })).toMatchObject({
      kind: "change",
      id: 7,
      restriction: { reason: "NR-10", endDate: null },
      told: [
        { field: "reason", from: "NR-35", to: "NR-10" },
        { field: "endDate", from: "2026-12-31", to: null },
      ],
    });
    expect(decide({ startDate: "2026-07-01" }, [{ ...known, endDate: null }])).toMatchObject({ kind: "change" });
  });

  test("fails with permission.missing if the user may not change restrictions", () => {
    expect(decide({ reason: "NR-10" }, [known], false)).toMatchObject({
      kind: "failed",
      reason: { code: "permission.missing", column: null, details: { permission: "update_restricted_employee" } },
    });
  });

  test("fails if the change breaks the rules of the single form", () => {
    expect(decide({ endDate: "2026-06-14" })).toMatchObject({ kind: "failed", reason: { code: "restriction.already_past" } });
  });

  test("fails with restriction.overlaps if two restrictions or an ended one are in the period", () => {
    const overlaps = { kind: "failed", reason: { code: "restriction.overlaps", column: "startDate" } };
    const later = { ...known, id: 8, startDate: "2027-01-01", endDate: null };
    expect(decide({ endDate: null }, [known, later])).toEqual(overlaps);
    expect(decide({ endDate: null }, [{ ...known, endDate: "2026-06-10" }])).toEqual(overlaps);
  });
});
