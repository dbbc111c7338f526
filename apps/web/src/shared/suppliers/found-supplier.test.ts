import { expect, test } from "vitest";
import { choiceOf, choiceOfEntered, type FoundSupplier, foundByNumber, isWrongCnpj } from "./found-supplier.ts";

const found: FoundSupplier = {
  companyId: null,
  enteredId: null,
  cnpj: "28764019000123",
  companyName: "Ipê Andaimes e Acessos Ltda.",
  tradingName: null,
  place: "Itabira/MG",
  byHand: false,
};

test("choiceOf selects known companies and is null for registry-only ones", () => {
  expect(choiceOf({ ...found, companyId: 7, tradingName: "Ipê" })).toEqual({ kind: "here", companyId: 7, name: "Ipê", cnpj: found.cnpj });
  expect(choiceOf({ ...found, enteredId: 9, byHand: true })).toEqual({
    kind: "awaited",
    company: {
      id: 9,
      cnpj: found.cnpj,
      companyName: found.companyName,
      tradingName: found.companyName,
      byHand: true,
      registeredId: null,
    },
  });
  expect(choiceOf(found)).toBeNull();
});

test("choiceOfEntered marks only typed companies as entered by hand", () => {
  const entered = { contractorId: 1, enteredAt: "2026-11-21T12:00:00Z", registeredId: null };
  const company = { id: 9, cnpj: found.cnpj, companyName: "Jatobá Ltda.", tradingName: "Jatobá" };
  const choice = (source: "typed" | "registry") => choiceOfEntered({ ...company, entered: { ...entered, source } } as never);
  expect(choice("typed")).toEqual({ kind: "awaited", company: { ...company, byHand: true, registeredId: null } });
  expect(choice("registry")).toMatchObject({ company: { byHand: false } });
});

test("isWrongCnpj rejects complete numbers only, not words or parts [R-158] [CD-155]", () => {
  expect(["28.764.019/0001-24", "52H8K1Z4000113"].map(isWrongCnpj)).toEqual([true, true]);
  expect(["28.764.019/0001-23", "28.764", "ipe andaimes", ""].map(isWrongCnpj)).toEqual([false, false, false, false]);
});

test("an unknown number has no results", () => {
  expect(foundByNumber(undefined)).toEqual([]);
  expect(foundByNumber({ found: false, companyName: null } as never)).toEqual([]);
});
