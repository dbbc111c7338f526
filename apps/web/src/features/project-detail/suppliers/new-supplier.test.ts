import type { Project } from "@emdia/contract/projects/wizard.ts";
import { expect, test } from "vitest";
import { beginWith, newSupplierFault, numbersOf, registeredSince, withOneAwaited } from "./new-supplier.ts";

const jatoba = { id: 9, cnpj: "41027531000168", companyName: "Jatobá Ltda.", tradingName: "Jatobá", byHand: true, registeredId: null };
const waited = { id: -4, email: "a@x.example", plans: ["STP" as const], sentAt: null, company: jatoba };
const project = {
  version: 6,
  companies: [{ companyId: 7, cnpj: "28764019000123", plans: [{ plan: "SSMA" }] }],
  invitedCompanies: [waited],
} as unknown as Project;

test("withOneAwaited appends the supplier under the next negative id [R-272] [R-282]", () => {
  const one = { ...beginWith({ kind: "awaited", company: { ...jatoba, id: 12 } }), email: " nova@x.example " };
  expect(withOneAwaited(project, one, 12)).toEqual({
    step: 3,
    version: 6,
    companies: [{ companyId: 7, plans: ["SSMA"] }],
    invitedCompanies: [
      { id: -4, email: "a@x.example", enteredId: 9, plans: ["STP"] },
      { id: -5, email: "nova@x.example", enteredId: 12, plans: ["SSMA"] },
    ],
  });
  expect(numbersOf(project)).toEqual(["28764019000123", "41027531000168"]);
});

test("newSupplierFault requires a plan and accepts an empty or valid e-mail", () => {
  const one = beginWith({ kind: "awaited", company: jatoba });
  expect(newSupplierFault(one)).toBeNull();
  expect(newSupplierFault({ ...one, email: "nova@x" })).toBe("emailInvalid");
  expect(newSupplierFault({ ...one, plans: [] })).toBe("planRequired");
});

test("registeredSince returns a registered supplier with its plans, and numbersOf omits it", () => {
  expect(registeredSince(waited)).toBeNull();
  const registered = { ...waited, company: { ...jatoba, registeredId: 44 } };
  expect(registeredSince(registered)).toEqual({
    choice: { kind: "here", companyId: 44, name: "Jatobá", cnpj: jatoba.cnpj },
    plans: ["STP"],
    email: "",
  });
  expect(numbersOf({ ...project, invitedCompanies: [registered] })).toEqual(["28764019000123"]);
});
