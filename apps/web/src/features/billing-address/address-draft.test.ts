import { expect, test } from "vitest";
import { addressOf, draftOf, faultsIn } from "./address-draft.ts";

const draft = {
  cep: "30130-915",
  street: " Avenida Carandaí ",
  number: "1120",
  complement: " ",
  neighborhood: "Centro",
  city: "Belo Horizonte",
  uf: "MG",
};

test("every address field but the complement is required, CEP with eight digits [R-164]", () => {
  expect(faultsIn(draft)).toEqual({});
  expect(faultsIn({ ...draft, cep: "30130-91", street: " ", number: "x".repeat(21), uf: "" })).toEqual({
    cep: "postalCode",
    street: "required",
    number: "tooLong",
    uf: "required",
  });
  expect(Object.keys(faultsIn(draftOf(undefined)))).toEqual(["cep", "street", "number", "neighborhood", "city", "uf"]);
});

test("addressOf trims the fields and turns an empty complement into null [CD-107]", () => {
  expect(addressOf(draft)).toEqual({ ...draft, street: "Avenida Carandaí", complement: null });
  expect(addressOf({ ...draft, complement: "Sala 301 " })).toMatchObject({ complement: "Sala 301" });
  expect(addressOf({ ...draft, uf: "" })).toBeUndefined();
});
