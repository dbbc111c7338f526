import type { BillingAddressChange } from "@emdia/contract/companies/billing-routes.ts";
import { type Difference, differencesIn } from "./differences.ts";

const fields = ["street", "number", "complement", "neighborhood", "city", "uf", "cep"] as const;
type Field = (typeof fields)[number];
type Address = { readonly [F in Field]: string | null };
export type AddressDifference = Difference<Field>;

export type BillingAddressDecision =
  | { readonly kind: "stale"; readonly changed: readonly AddressDifference[] }
  | { readonly kind: "change"; readonly changes: readonly AddressDifference[] };

/** Whoever began from an older address is told what stands there now, unless it is what they wanted anyway. */
export const decideBillingAddressChange = (
  kept: Address & { readonly version: number },
  asked: BillingAddressChange,
): BillingAddressDecision => {
  const changes = differencesIn(fields, kept, asked);
  if (asked.version !== kept.version && changes.length > 0) return { kind: "stale", changed: differencesIn(fields, asked, kept) };
  return { kind: "change", changes };
};
