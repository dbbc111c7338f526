import { expect, test } from "vitest";
import { changeOf, draftOf, emptyDraft, faultsIn, startOf } from "./restriction-draft.ts";

const draft = { ...emptyDraft("2026-11-21"), name: "José Prado", cpf: "529.982.247-25", reason: "NR-35" };

test("an empty form says what lacks, field by field [R-502]", () => {
  expect(faultsIn(emptyDraft("2026-11-21"), true)).toEqual({ name: "required", cpf: "required", reason: "required" });
  expect(faultsIn({ ...draft, startDate: "" }, true)).toEqual({ startDate: "required" });
  expect(faultsIn(draft, true)).toEqual({});
});

test("a CPF is checked as it is typed, and an end before the start is said at its field [R-474]", () => {
  expect(faultsIn({ ...draft, cpf: "529.982.247-26" }, true)).toEqual({ cpf: "cpf" });
  expect(faultsIn({ ...draft, endDate: "2026-11-20" }, true)).toEqual({ endDate: "reversed" });
});

test("a foreigner names a country that is not Brazil, and a document that is no CPF [R-474]", () => {
  const foreign = { ...draft, kind: "foreign", country: "ar", number: "AAB-123" } as const;
  expect(faultsIn(foreign, true)).toEqual({});
  expect(faultsIn({ ...foreign, country: "BR" }, true)).toEqual({ country: "country" });
  expect(faultsIn({ ...foreign, country: "Argentina", number: "" }, true)).toEqual({ country: "country", number: "number" });
  expect(faultsIn({ ...foreign, number: "529.982.247-25" }, true)).toEqual({ number: "isCpf" });
  expect(startOf(foreign)).toMatchObject({ CPF: null, foreignDocument: { type: "passport", country: "AR", number: "AAB-123" } });
});

test("what is sent has the CPF without its mask, and no end where none was typed [R-502]", () => {
  expect(startOf(draft)).toEqual({
    name: "José Prado",
    CPF: "52998224725",
    foreignDocument: null,
    reason: "NR-35",
    startDate: "2026-11-21",
    endDate: null,
  });
});

test("a change keeps who it is, and goes back with the version that was read", () => {
  const kept = { name: "José Prado", reason: "NR-35", startDate: "2026-11-01", endDate: "2026-12-31" };
  const restriction = {
    ...kept,
    id: 1,
    companyId: 2,
    document: { kind: "cpf", country: "BR", type: null, number: "***.982.247-**", isMasked: true },
    status: "active",
    daysRemaining: 40,
    linkCount: 0,
    createdBy: null,
    createdAt: "2026-11-01T12:00:00Z",
    version: 3,
    can: { update: true, remove: true },
  } as const;
  expect(faultsIn(draftOf(restriction), false)).toEqual({});
  expect(changeOf(draftOf(restriction), 3)).toEqual({ ...kept, version: 3 });
});
