import { expect, test } from "vitest";
import { documentOf, lifeOf } from "./person.ts";

const ages = { apprentice: 14, work: 16, hazard: 18 };
const today = "2026-11-21";
const life = { birthdate: "1990-05-04", admissionDate: "2026-03-02", contractRegime: "clt_indefinite", exposedToRisk: false } as const;
const passport = { type: "passport", country: "AR", number: "AAB123456" } as const;
const codeOf = (outcome: { readonly ok: boolean; readonly code?: string }) => outcome.code ?? "accepted";

test.each([
  { CPF: "52998224725", foreignDocument: null, said: "accepted" },
  { CPF: "52998224726", foreignDocument: null, said: "worker.cpf_invalid" },
  { CPF: "11111111111", foreignDocument: null, said: "worker.cpf_invalid" },
  { CPF: null, foreignDocument: passport, said: "accepted" },
  { CPF: null, foreignDocument: { ...passport, number: "52998224725" }, said: "worker.document_is_cpf" },
  { CPF: null, foreignDocument: { ...passport, country: "BR" }, said: "worker.document_is_from_home" },
  { CPF: null, foreignDocument: null, said: "worker.document_missing" },
  { CPF: "52998224725", foreignDocument: passport, said: "worker.document_missing" },
])("documentOf returns $said for CPF $CPF and foreign number $foreignDocument.number [R-474]", ({ said, ...written }) => {
  expect(codeOf(documentOf(written))).toBe(said);
});

test.each([
  { what: "valid dates", change: {}, said: "accepted" },
  { what: "a future birthdate", change: { birthdate: "2026-11-22", admissionDate: "2050-01-01" }, said: "worker.born_in_future" },
  { what: "an admission on the birthdate", change: { admissionDate: "1990-05-04" }, said: "worker.admitted_before_birth" },
  { what: "a child", change: { birthdate: "2012-05-04" }, said: "worker.too_young" },
])("lifeOf returns $said for $what", ({ change, said }) => {
  expect(codeOf(lifeOf({ ...life, ...change }, { ages, today }))).toBe(said);
});
