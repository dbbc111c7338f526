import { expect, test } from "vitest";
import { decideEntry, isTyped } from "./entry.ts";
import type { KnownCompany } from "./known-company.ts";

const known = (changed: Partial<KnownCompany>): KnownCompany => ({
  cnpj: "28764019000123",
  companyName: "IPÊ ANDAIMES LTDA.",
  tradingName: null,
  isHeadOffice: null,
  status: null,
  statusSince: null,
  openedOn: null,
  size: null,
  legalNature: null,
  legalNatureText: null,
  activity: null,
  activityText: null,
  isSimples: null,
  isMei: null,
  city: null,
  state: null,
  street: null,
  number: null,
  complement: null,
  district: null,
  postalCode: null,
  phone: null,
  email: null,
  confirmedAt: null,
  ...changed,
});

test("decideEntry prefers looked-up data and completes them with typed data", () => {
  const typed = { cnpj: "28764019000123", companyName: "Outro nome", tradingName: "Ipê", city: "Itabira", state: "MG" as const };
  expect(decideEntry({ company: known({ city: "CONTAGEM" }), source: "registry" }, typed)).toMatchObject({
    ok: true,
    value: { companyName: "IPÊ ANDAIMES LTDA.", tradingName: "Ipê", city: "CONTAGEM", state: "MG", source: "registry" },
  });
  expect(decideEntry(undefined, typed)).toMatchObject({ ok: true, value: { companyName: "Outro nome", source: "typed" } });
  expect(decideEntry(undefined, { cnpj: typed.cnpj, companyName: "Só este" })).toMatchObject({
    value: { tradingName: "Só este", city: null, state: null },
  });
  expect(["typed", "registry", "service"].map(isTyped)).toEqual([true, false, false]);
});

test("decideEntry requires a name and masks a CPF in it", () => {
  expect(decideEntry(undefined, { cnpj: "28764019000123" })).toMatchObject({ ok: false, code: "entered_company.name_missing" });
  const nameless = { company: known({ companyName: null }), source: "registry" as const };
  expect(decideEntry(nameless, { cnpj: "28764019000123" })).toMatchObject({ ok: false, code: "entered_company.name_missing" });
  const person = { company: known({ companyName: "ANA LUMI 52998224725" }), source: "service" as const };
  expect(decideEntry(person, { cnpj: "28764019000123" })).toMatchObject({ value: { companyName: "ANA LUMI ***982247**" } });
});
