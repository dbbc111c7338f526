import { describe, expect, test } from "vitest";
import { hideCpf, type KnownCompany, withoutPersonalData } from "./known-company.ts";

const company = (legalNature: string | null): KnownCompany => ({
  cnpj: "12ABC34501DE35",
  companyName: "ANA LUMI 52998224725",
  tradingName: null,
  isHeadOffice: true,
  status: "02",
  statusSince: null,
  openedOn: null,
  size: "01",
  legalNature,
  legalNatureText: null,
  activity: null,
  activityText: null,
  isSimples: true,
  isMei: true,
  city: "ITABIRA",
  state: "MG",
  street: "RUA DAS FLORES",
  number: "1",
  complement: "CASA",
  district: "CENTRO",
  postalCode: "35900000",
  phone: "31999990000",
  email: "ana@lumi.example",
  confirmedAt: null,
});
const home = { street: "RUA DAS FLORES", number: "1", complement: "CASA", district: "CENTRO", postalCode: "35900000" };

describe("individual firms", () => {
  test.each(["2135", "4120"])("withoutPersonalData hides address, contacts and CPF for legal nature %s", (nature) => {
    const presented = withoutPersonalData(company(nature));
    expect(Object.keys(home).map((part) => presented[part as keyof KnownCompany])).toEqual([null, null, null, null, null]);
    expect(presented).toMatchObject({ companyName: "ANA LUMI ***982247**", email: null, phone: null, city: "ITABIRA", state: "MG" });
  });
});

test.each(["2062", null])("withoutPersonalData keeps the address for legal nature %s", (nature) => {
  expect(withoutPersonalData(company(nature))).toMatchObject({ ...home, email: "ana@lumi.example", companyName: "ANA LUMI ***982247**" });
});

test.each([
  ["JOSÉ 529.982.247-25", "JOSÉ ***982247**"],
  ["12.345.678 JOSÉ DA SILVA", "12.345.678 JOSÉ DA SILVA"],
  ["GALPÃO 123456789012", "GALPÃO 123456789012"],
  ["SEM NÚMERO", "SEM NÚMERO"],
])("hideCpf turns %s into %s", (name, read) => {
  expect(hideCpf(name)).toBe(read);
});
