import type { BillingAddressChange } from "@emdia/contract/companies/billing-routes.ts";
import { type Difference, differencesIn } from "./differences.ts";

const fields = ["street", "number", "complement", "neighborhood", "city", "uf", "cep"] as const;
type Field = (typeof fields)[number];
type Address = { readonly [F in Field]: string | null };
export type AddressDifference = Difference<Field>;

export type BillingAddressDecision =
  | { readonly kind: "stale"; readonly changed: readonly AddressDifference[] }
  | { readonly kind: "change"; readonly changes: readonly AddressDifference[] };

/** Decides a change of the address. An outdated version is stale, unless the stored values already equal the requested ones. */
export const decideBillingAddressChange = (
  stored: Address & { readonly version: number },
  input: BillingAddressChange,
): BillingAddressDecision => {
  const changes = differencesIn(fields, stored, input);
  if (input.version !== stored.version && changes.length > 0) return { kind: "stale", changed: differencesIn(fields, input, stored) };
  return { kind: "change", changes };
};
