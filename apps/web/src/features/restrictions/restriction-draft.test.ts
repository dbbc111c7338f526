import { expect, test } from "vitest";
import { changeOf, draftOf, emptyDraft, faultsIn, startOf } from "./restriction-draft.ts";

const draft = { ...emptyDraft("2026-11-21"), name: "José Prado", cpf: "529.982.247-25", reason: "NR-35" };

test("faultsIn reports every empty required field [R-502]", () => {
  expect(faultsIn(emptyDraft("2026-11-21"), true)).toEqual({ name: "required", cpf: "required", reason: "required" });
  expect(faultsIn({ ...draft, startDate: "" }, true)).toEqual({ startDate: "required" });
  expect(faultsIn(draft, true)).toEqual({});
});

test("faultsIn reports an invalid CPF and an end before the start [R-474]", () => {
  expect(faultsIn({ ...draft, cpf: "529.982.247-26" }, true)).toEqual({ cpf: "cpf" });
  expect(faultsIn({ ...draft, endDate: "2026-11-20" }, true)).toEqual({ endDate: "reversed" });
});

test("a foreign document needs a country other than Brazil and no CPF [R-474]", () => {
  const foreign = { ...draft, kind: "foreign", country: "ar", number: "AAB-123" } as const;
  expect(faultsIn(foreign, true)).toEqual({});
  expect(faultsIn({ ...foreign, country: "BR" }, true)).toEqual({ country: "country" });
  expect(faultsIn({ ...foreign, country: "Argentina", number: "" }, true)).toEqual({ country: "country", number: "number" });
  expect(faultsIn({ ...foreign, number: "529.982.247-25" }, true)).toEqual({ number: "isCpf" });
  expect(startOf(foreign)).toMatchObject({ CPF: null, foreignDocument: { type: "passport", country: "AR", number: "AAB-123" } });
});

test("startOf removes the CPF mask and sends null without an end date [R-502]", () => {
  expect(startOf(draft)).toEqual({
    name: "José Prado",
    CPF: "52998224725",
    foreignDocument: null,
    reason: "NR-35",
    startDate: "2026-11-21",
    endDate: null,
  });
});

test("changeOf omits the document and sends the version", () => {
  const fields = { name: "José Prado", reason: "NR-35", startDate: "2026-11-01", endDate: "2026-12-31" };
  const restriction = {
    ...fields,
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
  expect(changeOf(draftOf(restriction), 3)).toEqual({ ...fields, version: 3 });
});
