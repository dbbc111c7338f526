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
])("who somebody is: $CPF and $foreignDocument.number is $said [R-474]", ({ said, ...written }) => {
  expect(codeOf(documentOf(written))).toBe(said);
});

test.each([
  { what: "a life like any other", change: {}, said: "accepted" },
  { what: "a birth to come", change: { birthdate: "2026-11-22", admissionDate: "2050-01-01" }, said: "worker.born_in_future" },
  { what: "an admission on the day of birth", change: { admissionDate: "1990-05-04" }, said: "worker.admitted_before_birth" },
  { what: "a child at work", change: { birthdate: "2012-05-04" }, said: "worker.too_young" },
])("$what is $said", ({ change, said }) => {
  expect(codeOf(lifeOf({ ...life, ...change }, { ages, today }))).toBe(said);
});
