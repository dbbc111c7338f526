import type { SupplierMatch } from "@emdia/contract/search/routes.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { seesSuppliers, supplierReach } from "./policy.ts";
import { supplierMatches } from "./store/supplier-matches.ts";

type Matches = { readonly results: SupplierMatch[]; readonly hasMore: boolean };

/** The first suppliers by name or CNPJ, with the row filter of the list. Undefined if the user may not see the list. */
export const searchSuppliers = async (scope: Scope, text: string, max: number): Promise<Matches | undefined> => {
  if (!seesSuppliers(scope)) return undefined;
  const found = await supplierMatches(scope.tx, { seen: supplierReach(scope), text, max: max + 1 });
  return { results: found.slice(0, max), hasMore: found.length > max };
};
