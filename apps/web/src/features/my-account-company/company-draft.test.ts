import { expect, test } from "vitest";
import { changeOf, faultsIn } from "./company-draft.ts";

const draft = { companyName: " Ipê Andaimes Ltda. ", tradingName: "Ipê", city: " ", state: "" };

test("company names are required and limited in length; the city is optional", () => {
  expect(faultsIn(draft)).toEqual({});
  expect(faultsIn({ ...draft, companyName: " ", tradingName: "x".repeat(201), city: "x".repeat(121) })).toEqual({
    companyName: "required",
    tradingName: "tooLong",
    city: "tooLong",
  });
});

test("changeOf trims fields, maps empty ones to null and adds the version", () => {
  expect(changeOf(draft, 3)).toEqual({ companyName: "Ipê Andaimes Ltda.", tradingName: "Ipê", city: null, state: null, version: 3 });
  expect(changeOf({ ...draft, city: "Contagem ", state: "MG" }, 3)).toMatchObject({ city: "Contagem", state: "MG" });
});
