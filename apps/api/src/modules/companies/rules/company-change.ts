import type { CompanyChange } from "@emdia/contract/companies/company-routes.ts";
import { type Difference, differencesIn } from "./differences.ts";

const fields = ["companyName", "tradingName", "city", "state"] as const;
type Field = (typeof fields)[number];
type Data = { readonly [F in Field]: string | null };
export type FieldChange = Difference<Field>;

export type CompanyChangeDecision =
  | { readonly kind: "stale"; readonly changed: readonly FieldChange[] }
  | { readonly kind: "change"; readonly changes: readonly FieldChange[] };

const differences = (from: Data, to: Data) => differencesIn(fields, from, to);

/**
 * Decides a change of company data. An outdated version is stale, unless the stored data already equal the requested ones. Without a
 * version there is no stale check.
 */
export const decideCompanyChange = (stored: Data & { readonly version: number }, input: CompanyChange): CompanyChangeDecision => {
  const changes = differences(stored, input);
  const isStale = input.version !== undefined && input.version !== stored.version;
  if (isStale && changes.length > 0) return { kind: "stale", changed: differences(input, stored) };
  return { kind: "change", changes };
};
