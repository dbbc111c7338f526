import { expect, test } from "vitest";
import { decideBillingAddressChange } from "./billing-address-change.ts";

const address = { street: "Avenida Carandaí", number: "1120", complement: null, neighborhood: "Centro", city: "Belo Horizonte" };
const kept = { ...address, uf: "MG", cep: "30130915", version: 4 };
const asked = { ...address, uf: "MG" as const, cep: "30130915" };

test("only what differs is a change of the billing address [R-367]", () => {
  expect(decideBillingAddressChange(kept, { ...asked, version: 4 })).toEqual({ kind: "change", changes: [] });
  expect(decideBillingAddressChange(kept, { ...asked, number: "1130", complement: "Sala 2", version: 4 })).toEqual({
    kind: "change",
    changes: [
      { field: "number", from: "1120", to: "1130" },
      { field: "complement", from: null, to: "Sala 2" },
    ],
  });
});

test("whoever began from an older address is told what stands there now", () => {
  expect(decideBillingAddressChange(kept, { ...asked, number: "9", version: 3 })).toEqual({
    kind: "stale",
    changed: [{ field: "number", from: "9", to: "1120" }],
  });
});

test("an older address that wants what is there already disturbs nobody", () => {
  expect(decideBillingAddressChange(kept, { ...asked, version: 3 })).toEqual({ kind: "change", changes: [] });
});
