import { expect, test } from "vitest";
import { changeOf, faultsIn } from "./company-draft.ts";

const draft = { companyName: " Ipê Andaimes Ltda. ", tradingName: "Ipê", city: " ", state: "" };

test("names are needed and fit on a line; the place may be left open", () => {
  expect(faultsIn(draft)).toEqual({});
  expect(faultsIn({ ...draft, companyName: " ", tradingName: "x".repeat(201), city: "x".repeat(121) })).toEqual({
    companyName: "required",
    tradingName: "tooLong",
    city: "tooLong",
  });
});

test("what is sent is trimmed, an open place is none, and the version travels along", () => {
  expect(changeOf(draft, 3)).toEqual({ companyName: "Ipê Andaimes Ltda.", tradingName: "Ipê", city: null, state: null, version: 3 });
  expect(changeOf({ ...draft, city: "Contagem ", state: "MG" }, 3)).toMatchObject({ city: "Contagem", state: "MG" });
});
