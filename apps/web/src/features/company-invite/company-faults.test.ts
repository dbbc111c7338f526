import { expect, test } from "vitest";
import { companyFaults } from "./company-faults.ts";
import { type CompanyDraft, emptyDraft } from "./draft.ts";
import { text } from "./text/pt-br.ts";

const filled: CompanyDraft = {
  cnpj: "41.027.531/0001-68",
  companyName: "Aroeira Serviços Ltda.",
  tradingName: "Aroeira",
  email: "teresa@aroeira.example",
  fullName: "Teresa Aroeira",
  phone: "(31) 98765-4321",
  observations: "",
};

test("companyFaults requires every field but the observations, with separate texts [R-160] [R-161] [MD-014] [MD-015]", () => {
  expect(companyFaults(emptyDraft)).toEqual({
    cnpj: "cnpjRequired",
    companyName: "companyNameRequired",
    tradingName: "tradingNameRequired",
    email: "emailRequired",
    fullName: "nameRequired",
    phone: "phoneRequired",
  });
  expect(Object.values(companyFaults({ ...filled, cnpj: "3V0LT7A20001" })).filter(Boolean)).toEqual(["cnpjInvalid"]);
});

test("the texts about a missing and an invalid CNPJ match the specification [R-320] [CD-045]", () => {
  expect([text.faults.cnpjRequired, text.faults.cnpjInvalid]).toEqual(["CNPJ da empresa é um campo obrigatório", "CNPJ inválido"]);
});

test("companyFaults rejects an invalid CNPJ, e-mail and phone", () => {
  expect(companyFaults({ ...filled, cnpj: "11.111.111/1111-11" }).cnpj).toBe("cnpjInvalid");
  expect(companyFaults({ ...filled, cnpj: "41.027.531/0001-00" }).cnpj).toBe("cnpjInvalid");
  expect(companyFaults({ ...filled, email: "teresa" }).email).toBe("emailInvalid");
  expect(companyFaults({ ...filled, phone: "123" }).phone).toBe("phoneInvalid");
});
