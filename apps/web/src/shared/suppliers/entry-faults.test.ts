import { expect, test } from "vitest";
import { entryFaults } from "./entry-faults.ts";

test("an entered company needs a valid CNPJ and a legal name [R-157] [R-158] [CD-155]", () => {
  const whole = { cnpj: "52.H8K.1Z4/0001-12", companyName: "Horizonte Energia S.A.", tradingName: "" };
  expect(entryFaults(whole)).toEqual({});
  expect(entryFaults({ ...whole, cnpj: " " })).toEqual({ cnpj: "cnpjRequired" });
  expect(entryFaults({ ...whole, cnpj: "52.H8K.1Z4/0001-13", companyName: " " })).toEqual({
    cnpj: "cnpjInvalid",
    companyName: "nameRequired",
  });
});
