import type { Scope } from "../../platform/access/scope.ts";
import type { CnpjLookup, LookupResult } from "./registry/cnpj-lookup.ts";
import { keepAnswer, keptAnswer } from "./store/registry-companies.ts";

const CACHE_TTL_MS = 86_400_000;

/** Caches a found company for one day per CNPJ. The result is `unavailable` without a configured service. */
export const lookupCnpjCached = async (scope: Scope, lookup: CnpjLookup | undefined, cnpj: string): Promise<LookupResult> => {
  const cached = await keptAnswer(scope, cnpj, new Date(scope.now.getTime() - CACHE_TTL_MS));
  if (cached) return { kind: "found", company: cached };
  if (!lookup) return { kind: "unavailable" };

  const result = await lookup(cnpj);
  if (result.kind === "found") await keepAnswer(scope, result.company);
  return result;
};
