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
 * What a change of a company's data comes to. Whoever began from older data is told what stands there now, unless it is what they wanted
 * anyway; without a version the change is held against what is there.
 */
export const decideCompanyChange = (kept: Data & { readonly version: number }, asked: CompanyChange): CompanyChangeDecision => {
  const changes = differences(kept, asked);
  const isStale = asked.version !== undefined && asked.version !== kept.version;
  if (isStale && changes.length > 0) return { kind: "stale", changed: differences(asked, kept) };
  return { kind: "change", changes };
};
