import { expect, test } from "vitest";
import { decideBillingAddressChange } from "./billing-address-change.ts";

const address = { street: "Avenida Carandaí", number: "1120", complement: null, neighborhood: "Centro", city: "Belo Horizonte" };
const kept = { ...address, uf: "MG", cep: "30130915", version: 4 };
const asked = { ...address, uf: "MG" as const, cep: "30130915" };

test("decideBillingAddressChange returns only the changed fields [R-367]", () => {
  expect(decideBillingAddressChange(kept, { ...asked, version: 4 })).toEqual({ kind: "change", changes: [] });
  expect(decideBillingAddressChange(kept, { ...asked, number: "1130", complement: "Sala 2", version: 4 })).toEqual({
    kind: "change",
    changes: [
      { field: "number", from: "1120", to: "1130" },
      { field: "complement", from: null, to: "Sala 2" },
    ],
  });
});

test("decideBillingAddressChange is stale when the version is outdated", () => {
  expect(decideBillingAddressChange(kept, { ...asked, number: "9", version: 3 })).toEqual({
    kind: "stale",
    changed: [{ field: "number", from: "9", to: "1120" }],
  });
});

test("decideBillingAddressChange accepts an outdated version without changes", () => {
  expect(decideBillingAddressChange(kept, { ...asked, version: 3 })).toEqual({ kind: "change", changes: [] });
});
